/** A CNPJ without its mask: 12 characters 0-9A-Z and two check digits, upper case. */
export type Cnpj = string & { readonly __brand: 'Cnpj' };

const firstWeights = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
const secondWeights = [6, ...firstWeights];

function checkDigit(text: string, weights: number[]): number {
  const sum = weights.reduce((total, weight, i) => total + (text.charCodeAt(i) - 48) * weight, 0);
  const rest = sum % 11;
  return rest < 2 ? 0 : 11 - rest;
}

/** Keeps 0-9A-Z in upper case; the result may still be invalid. */
export function normaliseCnpj(text: string): string {
  return text.replace(/[^0-9A-Za-z]/g, '').toUpperCase();
}

/** Computes the two check digits of the first 12 characters: modulo 11 over ASCII − 48 (IN RFB 2.229/2024). */
export function cnpjCheckDigits(base: string): string {
  const first = checkDigit(base, firstWeights);
  return `${first}${checkDigit(base + first, secondWeights)}`;
}

/** Parses a CNPJ, masked or not, numeric or alphanumeric; undefined when it is invalid. */
export function parseCnpj(text: string): Cnpj | undefined {
  if (/[^0-9A-Za-z./\-\s]/.test(text)) return undefined;
  const cnpj = normaliseCnpj(text);
  if (!/^[0-9A-Z]{12}\d{2}$/.test(cnpj) || /^(.)\1{13}$/.test(cnpj)) return undefined;
  return cnpjCheckDigits(cnpj.slice(0, 12)) === cnpj.slice(12) ? (cnpj as Cnpj) : undefined;
}

/** Returns whether a text, masked or not, is a CNPJ with correct check digits. */
export function isCnpj(text: string): boolean {
  return parseCnpj(text) !== undefined;
}

/** Returns the first 8 characters, which all establishments of a company share. */
export function cnpjRoot(cnpj: string): string {
  return normaliseCnpj(cnpj).slice(0, 8);
}

/** Formats as AA.AAA.AAA/AAAA-00; partial input is masked as far as it goes. */
export function formatCnpj(text: string): string {
  const cnpj = normaliseCnpj(text).slice(0, 14);
  const parts = [cnpj.slice(0, 2), cnpj.slice(2, 5), cnpj.slice(5, 8), cnpj.slice(8, 12), cnpj.slice(12)];
  return ['', '.', '.', '/', '-'].map((mark, i) => (parts[i] ? mark + parts[i] : '')).join('');
}
