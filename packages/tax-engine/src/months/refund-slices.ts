import type { RefundSlice } from './analysis-row.ts';
import type { PaymentStatus } from './payment-status.ts';

/** Converts the slices of a refund to reais; `asOf` (`AAAA-MM-DD`) determines which are time-barred. */
export function refundSlices({ slices, presumed }: PaymentStatus, asOf: string): RefundSlice[] {
  return slices.map(({ paidOn, cents, limitationDate, payment }) => ({
    pago_em: paidOn,
    valor: cents / 100,
    prescreve_em: limitationDate,
    prescrito: asOf > limitationDate,
    das: payment.das ?? null,
    banco: payment.bank ?? null,
    pago: presumed ? null : payment.cents / 100,
  }));
}
