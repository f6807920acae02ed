/** The header of a file that is kept under this name; without accents for who reads no more than that. */
export function asDownload(name: string): string {
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]|["\\%]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** The name that `asDownload` gave an answer; undefined for one that is no file to be kept. */
export function downloadName(disposition: string | null): string | undefined {
  const name = /^attachment;.* filename\*=UTF-8''([^;]+)$/.exec(disposition ?? '')?.[1];
  return name === undefined ? undefined : decodeURIComponent(name);
}
