/** Returns true when the document contains U+FFFE or U+FFFF, which are illegal everywhere. */
export function holdsNoncharacter(bytes: Buffer): boolean {
  for (let at = bytes.indexOf(0xef); at >= 0; at = bytes.indexOf(0xef, at + 1)) {
    if (bytes[at + 1] === 0xbf && (bytes[at + 2] ?? 0) >= 0xbe) return true;
  }
  return false;
}
