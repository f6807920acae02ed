const upperHalf =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';
const strictUtf8 = new TextDecoder('utf-8', { fatal: true });

function decodeCp437(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += byte < 128 ? String.fromCharCode(byte) : upperHalf[byte - 128];
  return text;
}

function isAsciiAt(bytes: Buffer, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if ((bytes[at] ?? 0) > 0x7f) return false;
  return true;
}

function decodeName(bytes: Buffer): string {
  try {
    return strictUtf8.decode(bytes);
  } catch {
    return decodeCp437(bytes);
  }
}

/** Decodes the name of an entry: UTF-8, which many archivers write without its flag, otherwise cp437. */
export function decodeEntryName(bytes: Buffer, start: number, end: number): string {
  const text = isAsciiAt(bytes, start, end)
    ? bytes.toString('latin1', start, end)
    : decodeName(bytes.subarray(start, end));
  return text.includes('\\') ? text.replaceAll('\\', '/') : text;
}

/** Returns true for names that would leave the target folder when used as a path. */
export function isUnsafeName(name: string): boolean {
  if (name.startsWith('/') || name.includes('\0') || (name[1] === ':' && /^[A-Za-z]:/.test(name))) return true;
  return name.includes('..') && name.split('/').includes('..');
}

/** Returns true for folders and for files that macOS adds. */
export function isIgnoredName(name: string): boolean {
  return name.endsWith('/') || (name.includes('_') && /(^|\/)(__MACOSX\/|\._[^/]*$)/.test(name));
}

/** Returns true for the name of a nested ZIP. */
export function isZipName(name: string): boolean {
  return /\.zip$/i.test(name);
}
