import { Exact } from '../rules/decimal.ts';

/**
 * Splits whole cents by weights so that the parts add up to the whole: each gets its floor, and what is left goes cent
 * by cent to the largest fractions, the earlier first. Without any weight, all zero.
 */
export function layProportionally(cents: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => new Exact(cents).times(weight).div(sum));
  const parts = exact.map((share) => share.floor().toNumber());
  const left = cents - parts.reduce((total, part) => total + part, 0);
  const byFraction = exact
    .map((share, i) => ({ i, fraction: share.minus(share.floor()) }))
    .toSorted((a, b) => b.fraction.cmp(a.fraction) || a.i - b.i);
  for (const { i } of byFraction.slice(0, left)) parts[i] = (parts[i] as number) + 1;
  return parts;
}
