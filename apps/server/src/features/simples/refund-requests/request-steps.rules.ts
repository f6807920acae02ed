import { toDay } from '@restitui/brazil/day.ts';
import { roundedCents } from '@restitui/brazil/money.ts';
import type { RefundRequestStatus } from '@restitui/domain/simples/refund-requests/refund-request-status.ts';
import type { RefundRequest } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import type { RefundAppeal, RefundDecision, RefundStep } from '@restitui/domain/simples/refund-requests/refund-step.ts';
import { changeOfUse, usedAfterDecision } from '@restitui/domain/simples/refund-requests/refund-step-rules.ts';
import type { RefundRequestRow } from './refund-requests.repository.ts';

/** Recorded steps of a payment, amounts in reais. */
export type RequestSteps = Pick<
  RefundRequest,
  'situacao' | 'tipo' | 'data' | 'protocolo' | 'valor_pedido' | 'retificadora' | 'despacho' | 'recurso' | 'recebido'
>;

type Outcome = Pick<RequestSteps, 'despacho' | 'recurso' | 'recebido'>;

/** Returns the steps after one that may be recorded. `before.total` is the amount of today. */
export function afterStep(step: RefundStep, before: RequestSteps & Pick<RefundRequest, 'total'>): RequestSteps {
  const { situacao, tipo, data, protocolo, valor_pedido, retificadora, despacho, recurso, recebido } = before;
  const kept = { situacao, tipo, data, protocolo, valor_pedido, retificadora, despacho, recurso, recebido };
  if (step.passo === 'RETIFICADORA') return { ...kept, retificadora: step.numero };
  const requested = valor_pedido ?? before.total;
  if (step.passo === 'PEDIDO') {
    const asked = { tipo: step.tipo, data: step.data, protocolo: step.protocolo, valor_pedido: requested };
    return { ...kept, ...asked, situacao: 'PEDIDO' };
  }
  if (step.passo === 'DINHEIRO') {
    return { ...kept, situacao: 'PAGO', recebido: { data: step.data, valor: step.valor } };
  }
  if (step.passo === 'RECURSO') return { ...kept, recurso: { data: step.data, protocolo: step.protocolo } };
  const { resultado, motivo } = step;
  const used = usedAfter(step, before);
  // A payment whose money was entered without day and amount is no longer paid once it is denied.
  const isStillPaid = used !== null || (recebido === null && resultado !== 'INDEFERIDO');
  const granted = { DEFERIDO: requested, DEFERIDO_EM_PARTE: step.valor ?? 0, INDEFERIDO: 0 }[resultado];
  const decided = resultado === 'INDEFERIDO' ? 'INDEFERIDO' : 'DEFERIDO';
  return {
    ...kept,
    situacao: situacao === 'PAGO' && isStillPaid ? situacao : decided,
    recebido: used,
    despacho: { data: step.data, resultado, valor: granted, motivo },
    recurso: appealAgainst({ data: step.data, resultado }, recurso),
  };
}

/** Returns the money that a decision leaves: of a compensation what remains used, on the day of its use. */
function usedAfter(step: Extract<RefundStep, { passo: 'DESPACHO' }>, before: RequestSteps): RequestSteps['recebido'] {
  const { recebido } = before;
  if (recebido === null || !changeOfUse(step, before)) return recebido;
  const valor = usedAfterDecision(step);
  return valor > 0 ? { data: recebido.data, valor } : null;
}

/** Returns the appeal that a decision leaves: one against it, and none that it answers. */
function appealAgainst(
  { data, resultado }: Pick<RefundDecision, 'data' | 'resultado'>,
  appeal: RefundAppeal | null,
): RefundAppeal | null {
  return resultado !== 'DEFERIDO' && appeal !== null && appeal.data >= data ? appeal : null;
}

/** Returns what a change of the state alone leaves of decision and money: nothing that contradicts it. */
export function keptOutcome(situacao: RefundRequestStatus, { despacho, recurso, recebido }: Outcome): Outcome {
  if (situacao === 'A_PEDIR' || situacao === 'PEDIDO') return { despacho: null, recurso: null, recebido: null };
  const isKept = (despacho?.resultado === 'INDEFERIDO') === (situacao === 'INDEFERIDO');
  return {
    despacho: isKept ? despacho : null,
    recurso: isKept ? recurso : null,
    recebido: situacao === 'PAGO' ? recebido : null,
  };
}

/** Returns the columns of the steps. */
export function stepColumns({ despacho, recurso, recebido, ...steps }: RequestSteps) {
  return {
    situacao: steps.situacao,
    tipo: steps.tipo,
    data: steps.data === null ? null : toDay(steps.data),
    protocolo: steps.protocolo,
    valor_pedido: steps.valor_pedido === null ? null : roundedCents(steps.valor_pedido),
    retificadora: steps.retificadora,
    despacho_resultado: despacho?.resultado ?? null,
    despacho_data: despacho ? toDay(despacho.data) : null,
    despacho_valor: despacho ? roundedCents(despacho.valor) : null,
    despacho_motivo: despacho?.motivo ?? '',
    recurso_em: recurso ? toDay(recurso.data) : null,
    recurso_protocolo: recurso?.protocolo ?? '',
    recebido_em: recebido ? toDay(recebido.data) : null,
    recebido_valor: recebido ? roundedCents(recebido.valor) : null,
  } satisfies Partial<RefundRequestRow>;
}
