import { childrenOf, onlyChild, textOf } from './dom.ts';

export const DSIG = 'http://www.w3.org/2000/09/xmldsig#';
export const C14N = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
export const ENVELOPED = `${DSIG}enveloped-signature`;

export const signatureHashes: Record<string, string> = {
  [`${DSIG}rsa-sha1`]: 'sha1',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256': 'sha256',
};
export const digestHashes: Record<string, string> = {
  [`${DSIG}sha1`]: 'sha1',
  'http://www.w3.org/2001/04/xmlenc#sha256': 'sha256',
};

/** The parts of a signature in the only form allowed in NF-e and CF-e (MOC 7.0, anexo I; leiaute xmldsig-core). */
export interface SignedInfo {
  element: Element;
  signatureHash: string;
  digestHash: string;
  /** The signed element's Id, without `#`. */
  id: string;
  digest: Buffer;
  signature: Buffer;
  /** Base64, possibly with line breaks. */
  certificate: string;
}

/** Returns the signature elements that are siblings of a signed element. */
export function signaturesBeside(element: Element): Element[] {
  return childrenOf(element.parentNode).filter(
    ({ localName, namespaceURI }) => localName === 'Signature' && namespaceURI === DSIG,
  );
}

/** Reads a signature; returns a pt-BR sentence when it departs from the allowed form. */
export function readSignedInfo(signature: Element): SignedInfo | string {
  const element = onlyChild(signature, 'SignedInfo');
  const reference = element && onlyChild(element, 'Reference');
  if (!element || !reference) return 'A assinatura não tem exatamente uma referência.';
  if (algorithmOf(element, 'CanonicalizationMethod') !== C14N) return 'Canonicalização diferente da exigida.';
  const signatureHash = signatureHashes[algorithmOf(element, 'SignatureMethod')];
  const digestHash = digestHashes[algorithmOf(reference, 'DigestMethod')];
  if (!signatureHash || !digestHash) return 'Algoritmo de assinatura não aceito.';
  const transforms = childrenOf(onlyChild(reference, 'Transforms') ?? null).map((one) => one.getAttribute('Algorithm'));
  if (transforms.some((one) => one !== ENVELOPED && one !== C14N)) return 'Transformação não aceita na assinatura.';
  const uri = reference.getAttribute('URI') ?? '';
  if (!uri.startsWith('#')) return 'A assinatura não aponta para a nota.';
  const data = onlyChild(onlyChild(signature, 'KeyInfo'), 'X509Data');
  const [certificate] = childrenOf(data ?? null).filter(({ localName }) => localName === 'X509Certificate');
  if (!certificate) return 'A assinatura não traz o certificado.';
  return {
    element,
    signatureHash,
    digestHash,
    id: uri.slice(1),
    digest: Buffer.from(textOf(onlyChild(reference, 'DigestValue')), 'base64'),
    signature: Buffer.from(textOf(onlyChild(signature, 'SignatureValue')), 'base64'),
    certificate: textOf(certificate),
  };
}

function algorithmOf(parent: Element, name: string): string {
  return onlyChild(parent, name)?.getAttribute('Algorithm') ?? '';
}
