import { formatBRL, reaisOf, roundedCents } from '@restitui/brazil/money.ts';

/** Returns `depois` minus `antes`, rounded to cents. */
export function differenceOf({ antes, depois }: { antes: number; depois: number }): number {
  return reaisOf(roundedCents(depois) - roundedCents(antes));
}

/** Formats with a sign, so that colour is not the only indication. */
export function signedBRL(value: number): string {
  if (value === 0) return formatBRL(0);
  return `${value > 0 ? '+' : '−'} ${formatBRL(Math.abs(value))}`;
}
