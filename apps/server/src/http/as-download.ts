/** The header of a file that is kept under this name; without accents for who reads no more than that. */
export function asDownload(name: string): string {
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]|["\\%]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
