import { z } from 'zod';

/** State of the electronic request for a DAS. */
export const refundRequestStatus = z.enum(['A_PEDIR', 'PEDIDO', 'DEFERIDO', 'INDEFERIDO', 'PAGO']);
export type RefundRequestStatus = z.infer<typeof refundRequestStatus>;

export const refundRequestLabels: Record<RefundRequestStatus, string> = {
  A_PEDIR: 'A pedir',
  PEDIDO: 'Pedido',
  DEFERIDO: 'Deferido',
  INDEFERIDO: 'Indeferido',
  PAGO: 'Pago',
};

/** States in which the refund no longer expires: a request in time, unless it was denied. */
export const requestedInTimeStatuses: readonly RefundRequestStatus[] = ['PEDIDO', 'DEFERIDO', 'PAGO'];

/** Returns whether the payment was requested in time, here or under another assessment of the product. */
export function isRequestedInTime({ situacao, em_outra_apuracao: elsewhere }: PaymentRequest): boolean {
  return (
    requestedInTimeStatuses.includes(situacao) ||
    (elsewhere !== null && requestedInTimeStatuses.includes(elsewhere.situacao))
  );
}

/** Returns whether the request can still be made on a day (`AAAA-MM-DD`), or was made in time. */
export function isUnexpired(request: PaymentRequest & { prescreve_em: string }, today: string): boolean {
  return request.prescreve_em >= today || isRequestedInTime(request);
}

interface PaymentRequest {
  situacao: RefundRequestStatus;
  em_outra_apuracao: { situacao: RefundRequestStatus } | null;
}
