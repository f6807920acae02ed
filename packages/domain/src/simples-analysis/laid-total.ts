import { reaisOf, roundedCents } from '@restitui/brazil/money.ts';
import type { RefundSlice } from './refund-slice.ts';

/**
 * Lays a month's total on its payments as the engine laid the computed one: the latest payment first, each up to its
 * slice, the last one taking what is left unless all payments together are exhausted. Reais, a figure per slice.
 * @param computed the engine's total, of which the slices are made
 */
export function laidTotal(total: number, computed: number, fatias: readonly Pick<RefundSlice, 'valor'>[]): number[] {
  const covered = fatias.reduce((cents, { valor }) => cents + roundedCents(valor), 0);
  const exhausted = roundedCents(computed) > covered;
  let left: number = roundedCents(total);
  return fatias.map(({ valor }, i) => {
    // How much more the payment of the last slice holds is not kept with the result.
    const hasRoom = i === fatias.length - 1 && !exhausted;
    const taken = hasRoom ? left : Math.min(left, roundedCents(valor));
    left -= taken;
    return reaisOf(taken);
  });
}

/** Names each payment within its month: its day, and its place where several fall on one. */
export function paymentNames(fatias: readonly Pick<RefundSlice, 'pago_em'>[]): string[] {
  const seen = new Map<string, number>();
  return fatias.map(({ pago_em }) => {
    const place = (seen.get(pago_em) ?? 0) + 1;
    seen.set(pago_em, place);
    return place === 1 ? pago_em : `${pago_em}-${place}`;
  });
}
