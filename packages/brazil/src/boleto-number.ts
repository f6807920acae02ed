import { digitsOf } from './digits.ts';

/** Parts of a bank boleto's bar code. */
export interface BoletoParts {
  /** Bank code, three digits. */
  bank: string;
  /** Four digits: see `dueFactorOf`. */
  factor: string;
  /** Integer cents; ten digits at most. */
  cents: number;
  /** Twenty-five digits defined by the bank. */
  freeField: string;
}

/** Computes modulo 10 of FEBRABAN: weights 2 and 1 from the right, the digits of each product added up. */
export function modulo10(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, i) => {
    const product = Number(digit) * (i % 2 === 0 ? 2 : 1);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** Computes modulo 11 of the bar code: weights 2 to 9 from the right; 0, 10 and 11 become 1. */
export function modulo11(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, i) => total + Number(digit) * (2 + (i % 8)), 0);
  const rest = 11 - (sum % 11);
  return rest === 10 || rest === 11 ? 1 : rest;
}

/**
 * Builds the 44 digits of the bar code: bank, currency 9 (real), check digit, factor, value, free field.
 * Source: Carta-Circular 2.926 of the Banco Central and FEBRABAN's layout of the boleto.
 * @throws RangeError for parts of the wrong length
 */
export function barcodeOf({ bank, factor, cents, freeField }: BoletoParts): string {
  const value = String(cents).padStart(10, '0');
  const rest = `${factor}${value}${freeField}`;
  const isWhole = /^\d{3}$/.test(bank) && /^\d{39}$/.test(rest) && freeField.length === 25 && factor.length === 4;
  if (!isWhole) throw new RangeError('A boleto has a bank of 3 digits, a factor of 4, a value of 10 and 25 free ones.');
  const head = `${bank}9`;
  return `${head}${modulo11(`${head}${rest}`)}${rest}`;
}

/**
 * Returns the 47 digits of the linha digitável: three checked fields of the free part, then check digit, factor, value.
 */
export function boletoLineOf(barcode: string): string {
  const free = barcode.slice(19);
  const fields = [barcode.slice(0, 4) + free.slice(0, 5), free.slice(5, 15), free.slice(15, 25)];
  const checked = fields.map((field) => `${field}${modulo10(field)}`);
  return [...checked, barcode.slice(4, 19)].join('');
}

/** Parses a linha digitável, masked or not, into its bar code; undefined when a check digit is wrong. */
export function parseBoletoLine(text: string): string | undefined {
  if (/[^\d.\s-]/.test(text)) return undefined;
  const line = digitsOf(text);
  if (line.length !== 47) return undefined;
  const free = line.slice(4, 9) + line.slice(10, 20) + line.slice(21, 31);
  const barcode = line.slice(0, 4) + line.slice(32) + free;
  return boletoLineOf(barcode) === line ? parseBarcode(barcode) : undefined;
}

/** Returns the bar code if its check digit is correct, else undefined. */
export function parseBarcode(text: string): string | undefined {
  if (!/^\d{44}$/.test(text)) return undefined;
  return modulo11(text.slice(0, 4) + text.slice(5)) === Number(text[4]) ? text : undefined;
}

/** Returns bank, factor, value and free field of a bar code. */
export function boletoPartsOf(barcode: string): BoletoParts {
  return {
    bank: barcode.slice(0, 3),
    factor: barcode.slice(5, 9),
    cents: Number(barcode.slice(9, 19)),
    freeField: barcode.slice(19),
  };
}

/** Formats as `00000.00000 00000.000000 00000.000000 0 00000000000000`. */
export function formatBoletoLine(line: string): string {
  return digitsOf(line).replace(/^(\d{5})(\d{5})(\d{5})(\d{6})(\d{5})(\d{6})(\d)(\d{14})$/, '$1.$2 $3.$4 $5.$6 $7 $8');
}
