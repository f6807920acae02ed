/**
 * Returns a barcode number as 14 digits; empty for internal codes, 'SEM GTIN' and wrong check digits. Only such a number
 * identifies the same product in notes of two companies (GS1 General Specifications).
 */
export function readGtin(text: string): string {
  if (!/^(\d{8}|\d{12,14})$/.test(text)) return '';
  const digits = text.padStart(14, '0');
  // Prefixes 02 and 20 to 29 of a GTIN-13 are numbers that each shop assigns itself.
  if (/^0*$/.test(text) || /^0(02|2)/.test(digits)) return '';
  const sum = [...digits].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 3 : 1), 0);
  return sum % 10 === 0 ? digits : '';
}
