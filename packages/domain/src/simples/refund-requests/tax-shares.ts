import { reaisOf, roundedCents } from '@restitui/brazil/money.ts';

/** The parts of a slice that are COFINS and PIS, in reais. */
export interface TaxShares {
  cofins: number;
  pis: number;
}

/**
 * Splits the slices of a month's refund between the two taxes in the month's proportion, to the cent: over all slices
 * each tax sums to its refund, as far as the payments suffice.
 */
export function taxShares(slices: readonly number[], refund: TaxShares): TaxShares[] {
  const [cofins, pis] = [BigInt(roundedCents(refund.cofins)), BigInt(roundedCents(refund.pis))];
  const whole = cofins + pis;
  let allocated = 0n;
  let taken = 0n;
  return slices.map((reais) => {
    const cents = BigInt(roundedCents(reais));
    allocated += cents;
    const cofinsUntil = whole === 0n ? 0n : (2n * allocated * cofins + whole) / (2n * whole);
    const share = cofinsUntil - taken;
    taken = cofinsUntil;
    return { cofins: reaisOf(Number(share)), pis: reaisOf(Number(cents - share)) };
  });
}
