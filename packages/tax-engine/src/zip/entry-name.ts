const upperHalf =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';
const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

function decodeCp437(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += byte < 128 ? String.fromCharCode(byte) : upperHalf[byte - 128];
  return text;
}

/** The name of an entry. Many archivers write UTF-8 without its flag, so cp437 is only for what is not UTF-8. */
export function decodeEntryName(bytes: Uint8Array): string {
  let text: string;
  try {
    text = strictUtf8.decode(bytes);
  } catch {
    text = decodeCp437(bytes);
  }
  return text.replaceAll('\\', '/');
}

/** True for names that would leave a folder if they were ever used as a path. */
export function isUnsafeName(name: string): boolean {
  return name.startsWith('/') || /^[A-Za-z]:/.test(name) || name.includes('\0') || name.split('/').includes('..');
}

/** Folders and what macOS adds. */
export function isIgnoredName(name: string): boolean {
  return (
    name.endsWith('/') || name.startsWith('__MACOSX/') || name.includes('/__MACOSX/') || /(^|\/)\._[^/]*$/.test(name)
  );
}

export function isZipName(name: string): boolean {
  return /\.zip$/i.test(name);
}
