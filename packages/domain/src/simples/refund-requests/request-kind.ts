import { z } from 'zod';
import { type RefundRequestStatus, refundRequestLabels } from './refund-request-status.ts';

/** Use of the credit of a month: both are made in the PER/DCOMP Web, after the declaration was corrected. */
export const requestKind = z.enum(['RESTITUICAO', 'COMPENSACAO']);
export type RequestKind = z.infer<typeof requestKind>;

export const requestKindLabels: Record<RequestKind, string> = {
  RESTITUICAO: 'Pedido de restituição (PER)',
  COMPENSACAO: 'Declaração de compensação (DCOMP)',
};

/**
 * State of a request by its kind. A compensation takes effect when it is declared and is homologated later (Lei 9.430/1996
 * art. 74 § 2º), so it is not granted or paid as a refund is.
 */
export const requestStatusLabels: Record<RequestKind, Record<RefundRequestStatus, string>> = {
  RESTITUICAO: refundRequestLabels,
  COMPENSACAO: {
    A_PEDIR: refundRequestLabels.A_PEDIR,
    PEDIDO: 'Declarada',
    DEFERIDO: 'Homologada',
    INDEFERIDO: 'Não homologada',
    PAGO: 'Crédito usado',
  },
};

/**
 * Returns whether the payment of these theses can be claimed in a form. A payment without theses is a DAS, whose credit
 * a DCOMP does not take: the Simples has its own compensation, of its own debts only (Resolução CGSN 140/2018, arts. 128
 * to 132).
 */
export function isKindAllowed(kind: RequestKind, theses: readonly unknown[]): boolean {
  return kind === 'RESTITUICAO' || theses.length > 0;
}
