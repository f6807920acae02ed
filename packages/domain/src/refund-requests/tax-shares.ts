import { reaisOf, roundedCents } from '@restitui/brazil/money.ts';

/** What of a slice is COFINS and what is PIS, in reais. */
export interface TaxShares {
  cofins: number;
  pis: number;
}

/**
 * Splits the slices of a month's refund between the two taxes by the month's own proportion, cent by cent: of all
 * slices together each tax comes to its refund, as far as the payments reach.
 */
export function taxShares(slices: readonly number[], refund: TaxShares): TaxShares[] {
  const [cofins, pis] = [BigInt(roundedCents(refund.cofins)), BigInt(roundedCents(refund.pis))];
  const whole = cofins + pis;
  let laid = 0n;
  let taken = 0n;
  return slices.map((reais) => {
    const cents = BigInt(roundedCents(reais));
    laid += cents;
    const until = whole === 0n ? 0n : (2n * laid * cofins + whole) / (2n * whole);
    const share = until - taken;
    taken = until;
    return { cofins: reaisOf(Number(share)), pis: reaisOf(Number(cents - share)) };
  });
}
