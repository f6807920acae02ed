/** Splits cents by weight; the last part with a weight takes the rounding difference. */
export function splitCents(cents: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight) => (all > 0 ? Math.floor((cents * weight) / all) : 0));
  const heaviest = weights.findLastIndex((weight) => weight > 0);
  const rest = cents - shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share, i) => (i === heaviest ? share + rest : share));
}
