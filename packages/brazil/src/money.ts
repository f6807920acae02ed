/** Brazilian reais as integer cents. */
export type Cents = number & { readonly __brand: 'Cents' };

const reais = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  signDisplay: 'negative',
});
const decimal = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'negative',
});

/** A JSON number of reais with at most 2 decimals → cents; undefined when it has more or is not finite. */
export function centsOf(amount: number): Cents | undefined {
  const cents = Math.round(amount * 100);
  return Number.isSafeInteger(cents) && cents / 100 === amount ? (cents as Cents) : undefined;
}

/** Reais that are known to have at most 2 decimals → cents; more are rounded. */
export function roundedCents(amount: number): Cents {
  return Math.round(amount * 100) as Cents;
}

/** Amounts in reais added up in whole cents, in reais. */
export function sumOfReais(amounts: readonly number[]): number {
  return reaisOf(amounts.reduce((cents, amount) => cents + roundedCents(amount), 0));
}

/** Cents → the JSON number of reais that the wire carries. */
export function reaisOf(cents: number): number {
  return cents / 100;
}

/** `R$ 1.234,56` of an amount in reais. */
export function formatBRL(amount: number): string {
  return reais.format(amount).replace(/\u00a0/g, ' ');
}

/** `1.234,56` of an amount in reais. */
export function formatDecimal(amount: number): string {
  return decimal.format(amount);
}

/** `1.234,56`, `1234,5` or `1234` as typed, with or without `R$` → reais; undefined when it is not money. */
export function parseBRL(text: string): number | undefined {
  const plain = text.replace(/R\$|\s/g, '');
  if (!/^-?(\d+|\d{1,3}(\.\d{3})+)(,\d{1,2})?$/.test(plain)) return undefined;
  return Number(plain.replaceAll('.', '').replace(',', '.'));
}

/** `12,50%` of 12.5: figures of a column keep the same decimals. */
export function formatPercent(percent: number, decimals = 2): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return `${percent.toLocaleString('pt-BR', { ...digits, signDisplay: 'negative' })}%`;
}
