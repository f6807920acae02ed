/** Returns the header of a download with this name, and a form without accents for older readers. */
export function asDownload(name: string): string {
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]|["\\%]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Returns the file name that `asDownload` wrote; undefined for a response that is no download. */
export function downloadName(disposition: string | null): string | undefined {
  const name = /^attachment; filename="[^"]*"; filename\*=UTF-8''([^;]+)$/.exec(disposition ?? '')?.[1];
  return name === undefined ? undefined : decodeURIComponent(name);
}
