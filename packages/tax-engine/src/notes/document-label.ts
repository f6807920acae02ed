const labels: [name: string, roots: RegExp][] = [
  ['CT-e', /^(cteproc|cteosproc|cte|cteos|proceventocte|eventocte)$/i],
  ['MDF-e', /^(mdfeproc|mdfe|proceventomdfe|eventomdfe)$/i],
  ['NFS-e', /nfse|^rps$|loterps/i],
  ['NF3e', /^(nf3eproc|nf3e)$/i],
  ['NFCom', /^(nfcomproc|nfcom)$/i],
  ['BP-e', /^(bpeproc|bpe)$/i],
  ['evento do eSocial', /^esocial$/i],
];

/** Returns the pt-BR name of an XML document that is no NF-e, NFC-e or CF-e, by its root element. */
export function documentLabel(root: string): string {
  return labels.find(([, roots]) => roots.test(root))?.[0] ?? `documento <${root}>`;
}
