/** Brazilian reais as integer cents. */
export type Cents = number & { readonly __brand: 'Cents' };

// Created on demand, because the engine's processes load this module and rarely format.
let reais: Intl.NumberFormat | undefined;
let decimal: Intl.NumberFormat | undefined;

/** Converts reais (a JSON number with at most 2 decimals) to cents; undefined when it has more or is not finite. */
export function centsOf(amount: number): Cents | undefined {
  const cents = Math.round(amount * 100);
  return Number.isSafeInteger(cents) && cents / 100 === amount ? (cents as Cents) : undefined;
}

/** Types an integer as cents, such as the result of arithmetic with cents; throws when it is no safe integer. */
export function integerCents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is no whole number of cents.`);
  return amount as Cents;
}

export const zeroCents = integerCents(0);

/** Adds amounts in cents, negative ones included; throws beyond the safe integers. */
export function sumOfCents(amounts: readonly Cents[]): Cents {
  return integerCents(amounts.reduce<number>((sum, amount) => sum + amount, 0));
}

/** Returns the opposite amount; zero stays 0, which is not the same number as -0. */
export function negatedCents(amount: Cents): Cents {
  return integerCents(0 - amount);
}

/** Returns the smaller of two amounts. */
export function lesserCents(a: Cents, b: Cents): Cents {
  return a < b ? a : b;
}

/** Converts reais with at most 2 decimals to cents; further decimals are rounded. */
export function roundedCents(amount: number): Cents {
  return Math.round(amount * 100) as Cents;
}

/** Adds amounts in reais as integer cents; returns reais. */
export function sumOfReais(amounts: readonly number[]): number {
  return reaisOf(amounts.reduce((cents, amount) => cents + roundedCents(amount), 0));
}

/** Converts cents to the JSON number of reais used on the wire. */
export function reaisOf(cents: number): number {
  return cents / 100;
}

/** Formats an amount in reais as `R$ 1.234,56`. */
export function formatBRL(amount: number): string {
  reais ??= new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL', signDisplay: 'negative' });
  return reais.format(amount).replace(/\u00a0/g, ' ');
}

/** Formats an amount in reais as `1.234,56`. */
export function formatDecimal(amount: number): string {
  decimal ??= new Intl.NumberFormat('pt-BR', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    signDisplay: 'negative',
  });
  return decimal.format(amount);
}

/** Parses `1.234,56`, `1234,5` or `1234`, with or without `R$`, to reais; undefined when it is no amount. */
export function parseBRL(text: string): number | undefined {
  const plain = text.replace(/R\$|\s/g, '');
  if (!/^-?(\d+|\d{1,3}(\.\d{3})+)(,\d{1,2})?$/.test(plain)) return undefined;
  return Number(plain.replaceAll('.', '').replace(',', '.'));
}

/** Formats 12.5 as `12,50%`, with fixed decimals so that the figures of a column align. */
export function formatPercent(percent: number, decimals = 2): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return `${percent.toLocaleString('pt-BR', { ...digits, signDisplay: 'negative' })}%`;
}
