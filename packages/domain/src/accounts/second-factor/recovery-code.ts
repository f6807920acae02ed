/** Characters of a code; each carries 5 bits, together 120. */
export const recoveryCodeLength = 24;

/** Formats a code in groups of four. */
export function formatRecoveryCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? '';
}

/** Returns the code as it is hashed: upper case, without spaces and hyphens. */
export function normaliseRecoveryCode(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, '');
}
