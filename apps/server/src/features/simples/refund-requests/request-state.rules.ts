import { toDay } from '@restitui/brazil/day.ts';
import {
  type RefundRequestStatus,
  requestedInTimeStatuses,
} from '@restitui/domain/simples/refund-requests/refund-request-status.ts';
import type {
  RefundRequestEdit,
  RequestElsewhere,
} from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';

interface RequestBefore {
  situacao: RefundRequestStatus;
  /** The amount when it was requested, in reais. */
  valor_pedido: number | null;
  em_outra_apuracao: RequestElsewhere | null;
}

/** Returns the state after an edit; the amount is kept with the first date. `amount` is that of today, in reais. */
export function editedRequest(
  { situacao, data, protocolo }: RefundRequestEdit,
  { valor_pedido }: Pick<RequestBefore, 'valor_pedido'>,
  amount: number,
) {
  if (situacao === 'A_PEDIR') return { situacao, data: null, protocolo: '', valor_pedido: null };
  return { situacao, data: data === null ? null : toDay(data), protocolo, valor_pedido: valor_pedido ?? amount };
}

/** A payment is refunded once. Requests made under two assessments before this check existed can still be updated. */
export function isDuplicateRequest(
  { situacao, em_outra_apuracao: elsewhere }: Pick<RequestBefore, 'situacao' | 'em_outra_apuracao'>,
  asked: RefundRequestStatus,
): boolean {
  const isActiveElsewhere = elsewhere !== null && requestedInTimeStatuses.includes(elsewhere.situacao);
  return isActiveElsewhere && requestedInTimeStatuses.includes(asked) && !requestedInTimeStatuses.includes(situacao);
}
