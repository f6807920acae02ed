import { reaisOf, roundedCents } from '@restitui/brazil/money.ts';
import type { RefundSlice } from './refund-slice.ts';

/**
 * Allocates a month's total to its payments as the engine allocated the computed one: latest payment first, each up to
 * its slice; the last payment takes the rest unless all payments together are exhausted. Returns reais, one figure per
 * slice.
 * @param computed the engine's total, which the slices sum to
 */
export function allocateTotal(
  total: number,
  computed: number,
  fatias: readonly Pick<RefundSlice, 'valor'>[],
): number[] {
  const covered = fatias.reduce((cents, { valor }) => cents + roundedCents(valor), 0);
  const exhausted = roundedCents(computed) > covered;
  let left: number = roundedCents(total);
  return fatias.map(({ valor }, i) => {
    // The result does not store how much more the payment of the last slice could take.
    const hasRoom = i === fatias.length - 1 && !exhausted;
    const taken = hasRoom ? left : Math.min(left, roundedCents(valor));
    left -= taken;
    return reaisOf(taken);
  });
}

/** Returns names that identify the payments within their month: the day, with an index if several fall on one day. */
export function paymentNames(fatias: readonly Pick<RefundSlice, 'pago_em'>[]): string[] {
  const seen = new Map<string, number>();
  return fatias.map(({ pago_em }) => {
    const place = (seen.get(pago_em) ?? 0) + 1;
    seen.set(pago_em, place);
    return place === 1 ? pago_em : `${pago_em}-${place}`;
  });
}
