import { digitsOf } from './digits.ts';

/** A CPF without its mask: 11 digits with valid check digits. */
export type Cpf = string & { readonly __brand: 'Cpf' };

function checkDigit(digits: string, length: number): number {
  let sum = 0;
  for (let i = 0; i < length; i++) sum += Number(digits[i]) * (length + 1 - i);
  return ((sum * 10) % 11) % 10;
}

/** Computes the two check digits of the first nine digits. */
export function cpfCheckDigits(base: string): string {
  const first = checkDigit(base, 9);
  return `${first}${checkDigit(`${base}${first}`, 10)}`;
}

/** Parses a CPF, masked or not; undefined when it is invalid. */
export function parseCpf(text: string): Cpf | undefined {
  if (/[^\d.\-\s]/.test(text)) return undefined;
  const cpf = digitsOf(text);
  if (!/^\d{11}$/.test(cpf) || /^(\d)\1{10}$/.test(cpf)) return undefined;
  return cpf.endsWith(cpfCheckDigits(cpf.slice(0, 9))) ? (cpf as Cpf) : undefined;
}

/** Returns whether a text, masked or not, is a CPF with correct check digits. */
export function isCpf(text: string): boolean {
  return parseCpf(text) !== undefined;
}

/** Formats as 000.000.000-00; partial input is masked as far as it goes. */
export function formatCpf(text: string): string {
  const cpf = digitsOf(text).slice(0, 11);
  const parts = [cpf.slice(0, 3), cpf.slice(3, 6), cpf.slice(6, 9), cpf.slice(9)];
  return ['', '.', '.', '-'].map((mark, i) => (parts[i] ? mark + parts[i] : '')).join('');
}
