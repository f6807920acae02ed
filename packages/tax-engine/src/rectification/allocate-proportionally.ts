import { Exact } from '../rules/decimal.ts';

/**
 * Splits whole cents by weights into parts that add up to the whole: each part is rounded down, and the remaining cents
 * go to the largest fractions, the earlier first. All parts are zero without weights.
 */
export function allocateProportionally(cents: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => new Exact(cents).times(weight).div(sum));
  const parts = exact.map((share) => share.floor().toNumber());
  const left = cents - parts.reduce((total, part) => total + part, 0);
  const byFraction = exact
    .map((share, i) => ({ i, fraction: share.minus(share.floor()) }))
    .toSorted((a, b) => b.fraction.cmp(a.fraction) || a.i - b.i);
  for (const { i } of byFraction.slice(0, left)) parts[i] = (parts[i] ?? 0) + 1;
  return parts;
}
