import type { RefundSlice } from './analysis-row.ts';
import type { PaymentStanding } from './payment-standing.ts';

/** The slices of a refund as they are listed, in reais; `asOf` (`AAAA-MM-DD`) decides what has lapsed. */
export function refundSlices({ slices, presumed }: PaymentStanding, asOf: string): RefundSlice[] {
  return slices.map(({ paidOn, cents, lapsesOn, payment }) => ({
    pago_em: paidOn,
    valor: cents / 100,
    prescreve_em: lapsesOn,
    prescrito: asOf > lapsesOn,
    das: payment.das ?? null,
    banco: payment.bank ?? null,
    pago: presumed ? null : payment.cents / 100,
  }));
}
