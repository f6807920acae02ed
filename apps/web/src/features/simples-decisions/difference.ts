import { formatBRL, reaisOf, roundedCents } from '@restitui/brazil/money.ts';

/** After less before, without the noise of binary fractions. */
export function differenceOf({ antes, depois }: { antes: number; depois: number }): number {
  return reaisOf(roundedCents(depois) - roundedCents(antes));
}

/** With its sign, so that colour is not the only one. */
export function signedBRL(value: number): string {
  if (value === 0) return formatBRL(0);
  return `${value > 0 ? '+' : '−'} ${formatBRL(Math.abs(value))}`;
}
