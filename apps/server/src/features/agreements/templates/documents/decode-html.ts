function utf16Of(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return undefined;
}

function utf8Of(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function declaredOf(bytes: Buffer): string | undefined {
  const head = bytes.subarray(0, 2048).toString('latin1');
  const charset = /charset\s*=\s*["']?([\w-]+)/i.exec(head)?.[1];
  if (!charset || /^utf-?8$/i.test(charset)) return undefined;
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Decodes HTML. Valid UTF-8 wins over a declared charset, because other encodings are hardly ever valid UTF-8.
 */
export function decodeHtml(bytes: Buffer): string {
  return utf16Of(bytes) ?? utf8Of(bytes) ?? declaredOf(bytes) ?? new TextDecoder('windows-1252').decode(bytes);
}
