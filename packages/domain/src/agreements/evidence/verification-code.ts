/** Crockford's Base32: letters that are not confused in print. */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const codeLength = 20;

/** Formats a code in groups: `ABCDE-FGHJK-…`. */
export function formatVerificationCode(code: string): string {
  return code.match(/.{1,5}/g)?.join('-') ?? code;
}

/**
 * Normalizes a typed code: removes separators and replaces look-alikes. Returns undefined when it is not a code.
 */
export function parseVerificationCode(text: string): string | undefined {
  const code = text
    .toUpperCase()
    .replace(/[\s.-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return code.length === codeLength && [...code].every((sign) => codeAlphabet.includes(sign)) ? code : undefined;
}
