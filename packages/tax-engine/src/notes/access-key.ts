/**
 * Returns true when the text has the shape of an access key: 44 characters, in which the issuer's CNPJ may hold
 * letters (NT 2025.001). The check digit is not verified.
 */
export function isAccessKey(key: string): boolean {
  return /^[0-9]{6}[0-9A-Z]{12}[0-9]{26}$/.test(key);
}

/**
 * Verifies the check digit of an access key: modulo 11 with weights 2 to 9 from the right; a character counts as its
 * ASCII code less 48.
 */
export function hasRightCheckDigit(key: string): boolean {
  let sum = 0;
  for (let i = 42, weight = 2; i >= 0; i--, weight = weight === 9 ? 2 : weight + 1) {
    sum += (key.charCodeAt(i) - 48) * weight;
  }
  const rest = sum % 11;
  return key.charCodeAt(43) - 48 === (rest < 2 ? 0 : 11 - rest);
}
