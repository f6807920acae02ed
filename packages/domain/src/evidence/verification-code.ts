/** Signs that are not mistaken for each other, read from paper (Crockford's Base32). */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const codeLength = 20;

/** As it is printed: `ABCDE-FGHJK-…`. */
export function shownCode(code: string): string {
  return code.match(/.{1,5}/g)?.join('-') ?? code;
}

/** What somebody typed, as it is stored: without separators, look-alikes put right. Undefined when it cannot be one. */
export function readCode(text: string): string | undefined {
  const code = text
    .toUpperCase()
    .replace(/[\s.-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return code.length === codeLength && [...code].every((sign) => codeAlphabet.includes(sign)) ? code : undefined;
}
