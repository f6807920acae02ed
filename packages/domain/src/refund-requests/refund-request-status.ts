import { z } from 'zod';

/** How far the electronic request for a DAS has come. */
export const refundRequestStatus = z.enum(['A_PEDIR', 'PEDIDO', 'DEFERIDO', 'INDEFERIDO', 'PAGO']);
export type RefundRequestStatus = z.infer<typeof refundRequestStatus>;

export const refundRequestLabels: Record<RefundRequestStatus, string> = {
  A_PEDIR: 'A pedir',
  PEDIDO: 'Pedido',
  DEFERIDO: 'Deferido',
  INDEFERIDO: 'Indeferido',
  PAGO: 'Pago',
};

/** A request in time keeps the refund from lapsing; one that was refused does not. */
export const safeFromLapse: readonly RefundRequestStatus[] = ['PEDIDO', 'DEFERIDO', 'PAGO'];

/** Whether the payment was asked back in time, here or under another apuração of the product. */
export function isSafeFromLapse({ situacao, em_outra_apuracao: elsewhere }: AskedPayment): boolean {
  return safeFromLapse.includes(situacao) || (elsewhere !== null && safeFromLapse.includes(elsewhere.situacao));
}

interface AskedPayment {
  situacao: RefundRequestStatus;
  em_outra_apuracao: { situacao: RefundRequestStatus } | null;
}
