const HUNDRED_PERCENT = 1_000_000n;

/** Computes base × rate, rounded half up to cents. `rate` is in ten-thousandths of a percent. */
export function roundTax(base: number, rate: number): number {
  const product = BigInt(base) * BigInt(rate);
  const half = HUNDRED_PERCENT / 2n;
  return Number(product >= 0n ? (product + half) / HUNDRED_PERCENT : -((-product + half) / HUNDRED_PERCENT));
}

/** Computes the tax of several bases, each rate rounded once. */
export function roundTaxes(bases: ReadonlyMap<number, number>): number {
  let sum = 0;
  for (const [rate, base] of bases) sum += roundTax(base, rate);
  return sum;
}
