import { reaisOf, roundedCents } from '@restitui/brazil/money.ts';
import { z } from 'zod';

const reasonMissing = 'Informe o motivo da correção.';

/** Why a month's total differs from the computed one (decision D-51). */
export const correctionReason = z
  .string(reasonMissing)
  .trim()
  .min(1, reasonMissing)
  .max(500, 'Use no máximo 500 caracteres.');

/** PIS and COFINS paid in a month, in reais. */
interface Paid {
  pis_pago: number;
  cofins_pago: number;
}

/** Returns the PIS and COFINS of the month's DAS in reais: no more can be refunded. */
export function paidInMonth({ pis_pago, cofins_pago }: Paid): number {
  return reaisOf(roundedCents(pis_pago) + roundedCents(cofins_pago));
}

/** Returns whether a typed total exceeds what was paid in the month. */
export function exceedsPaid(row: Paid, total: number): boolean {
  return roundedCents(total) > roundedCents(paidInMonth(row));
}
