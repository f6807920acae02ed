import { formatBRL } from '@restitui/brazil/money.ts';
import type { ErrorDefinition } from '../../wire/errors.ts';
import type { RefundRequest } from './refund-requests.api.ts';
import { refundRequestErrors as errors } from './refund-requests.errors.ts';
import { type EnteredStep, isAppealable, isPgdasNumber, type RefundStep } from './refund-step.ts';
import { isKindAllowed } from './request-kind.ts';

/** A payment before the step. */
export type SteppedPayment = Pick<
  RefundRequest,
  | 'competencia'
  | 'pago_em'
  | 'declaracao'
  | 'situacao'
  | 'data'
  | 'valor_pedido'
  | 'total'
  | 'despacho'
  | 'recebido'
  | 'teses'
  | 'tipo'
>;

/** Why a step is refused, and the field that causes it. */
export interface StepRefusal {
  error: ErrorDefinition;
  field: 'numero' | 'data' | 'valor' | 'resultado' | 'tipo' | 'uso_mantido';
  message: string;
}

interface StepPlace {
  /** `AAAA-MM-DD`. */
  today: string;
  /** CNPJ of the company; the root is not compared for a person. */
  cnpj: string;
}

type StepOf<K extends RefundStep['passo']> = Extract<RefundStep, { passo: K }>;

/** Change of the recorded use of a compensation by a decision: all or a part of it is taken back, or it is raised. */
export type UseChange = 'TAKEN' | 'RAISED';

type UsedPayment = Pick<RefundRequest, 'tipo' | 'recebido' | 'despacho'>;

/**
 * Returns what a step changes of the use of a compensation. Of what was used, a denial or a partial decision homologates
 * nothing or a part, so that the rest has paid no debt (Lei 9.430/1996, art. 74, §§ 2º and 7º); a decision that grants
 * more than the partial one before it homologates more. A decision that is recorded again with the same result and amount
 * changes nothing.
 */
export function changeOfUse(step: EnteredStep, { tipo, recebido, despacho }: UsedPayment): UseChange | undefined {
  if (step.passo !== 'DESPACHO' || tipo !== 'COMPENSACAO' || recebido === null) return undefined;
  const { resultado, valor } = step;
  const wasPartial = despacho?.resultado === 'DEFERIDO_EM_PARTE';
  if (resultado === 'DEFERIDO') return wasPartial ? 'RAISED' : undefined;
  const granted = valor ?? 0;
  if (despacho?.resultado === resultado && despacho.valor === granted) return undefined;
  return wasPartial && resultado === 'DEFERIDO_EM_PARTE' && granted > despacho.valor ? 'RAISED' : 'TAKEN';
}

/** Returns what remains used after a decision that changes the use, in reais; nothing where it is not entered. */
export function usedAfterDecision({ uso_mantido }: Pick<StepOf<'DESPACHO'>, 'uso_mantido'>): number {
  return uso_mantido ?? 0;
}

/** Returns why a step cannot be recorded for a payment; undefined when it can. */
export function refusalOfStep(step: RefundStep, payment: SteppedPayment, place: StepPlace): StepRefusal | undefined {
  if (step.passo === 'RETIFICADORA') return refusalOfNumber(step, payment, place.cnpj);
  if (step.data > place.today) return refused(errors.refund_day_future, 'data');
  if (step.passo === 'PEDIDO') return refusalOfRequest(step, payment);
  if (step.passo === 'DESPACHO') return refusalOfDecision(step, payment);
  if (step.passo === 'RECURSO') return refusalOfAppeal(step, payment);
  return refusalOfMoney(step, payment);
}

function refused(error: ErrorDefinition, field: StepRefusal['field'], message = error.message): StepRefusal {
  return { error, field, message };
}

function refusalOfNumber({ numero }: StepOf<'RETIFICADORA'>, payment: SteppedPayment, cnpj: string) {
  // Receipts of EFD-Contribuições, DCTF, DCTFWeb and eSocial name neither company nor month.
  if (numero === '' || payment.teses.length > 0) return undefined;
  if (!isPgdasNumber(numero)) return refused(errors.refund_number_format, 'numero');
  const [month = '', year = ''] = payment.competencia.split('/');
  if (cnpj.length === 14 && !numero.startsWith(cnpj.slice(0, 8))) return refused(errors.refund_number_root, 'numero');
  if (numero.slice(8, 14) !== `${year}${month}`) return refused(errors.refund_number_month, 'numero');
  const original = payment.declaracao.slice(14) || '001';
  return numero.slice(14) <= original ? refused(errors.refund_number_original, 'numero') : undefined;
}

function refusalOfRequest({ data, tipo }: StepOf<'PEDIDO'>, { pago_em, situacao, teses }: SteppedPayment) {
  if (!isKindAllowed(tipo, teses)) return refused(errors.refund_das_not_compensated, 'tipo');
  if (situacao !== 'A_PEDIR' && situacao !== 'PEDIDO') return refused(errors.refund_already_decided, 'data');
  return data < pago_em ? refused(errors.refund_before_payment, 'data') : undefined;
}

function refusalOfDecision(step: StepOf<'DESPACHO'>, payment: SteppedPayment) {
  const { data, resultado, valor, uso_mantido } = step;
  const { situacao, valor_pedido, total, recebido, tipo } = payment;
  if (situacao === 'A_PEDIR' || payment.data === null) return refused(errors.refund_not_requested, 'data');
  if (data < payment.data) return refused(errors.refund_decision_before_request, 'data');
  const requested = valor_pedido ?? total;
  if (resultado === 'DEFERIDO_EM_PARTE' && valor !== null && valor >= requested) {
    const text = `O valor deferido em parte é menor que o pedido (${formatBRL(requested)}).`;
    return refused(errors.refund_granted_beyond, 'valor', text);
  }
  // A compensation is used from its declaration on, and decided later (Lei 9.430/1996, art. 74, §§ 2º and 7º).
  if (tipo === 'COMPENSACAO' || uso_mantido !== null) return refusalOfUse(step, payment);
  if (resultado === 'INDEFERIDO' && situacao === 'PAGO') return refused(errors.refund_already_received, 'resultado');
  return recebido !== null && recebido.data < data ? refused(errors.refund_received_before, 'data') : undefined;
}

/** A decision that is sent again with the use that it has left is no change. */
function refusalOfUse(step: StepOf<'DESPACHO'>, payment: SteppedPayment) {
  const { uso_mantido, resultado } = step;
  const used = payment.recebido?.valor ?? 0;
  const change = changeOfUse(step, payment);
  if (change === 'RAISED') {
    if (uso_mantido === null) return refused(errors.refund_use_unknown, 'uso_mantido');
    return uso_mantido < used ? refused(errors.refund_use_below, 'uso_mantido') : undefined;
  }
  if (uso_mantido === null) return undefined;
  if (change === 'TAKEN') {
    if (uso_mantido > used) return refused(errors.refund_use_beyond, 'uso_mantido');
    return resultado !== 'INDEFERIDO' && uso_mantido === 0 ? refused(errors.refund_use_none, 'uso_mantido') : undefined;
  }
  const isRepeated = payment.tipo === 'COMPENSACAO' && payment.despacho?.resultado === resultado;
  return isRepeated && uso_mantido === used ? undefined : refused(errors.refund_use_not_taken, 'uso_mantido');
}

function refusalOfAppeal({ data }: StepOf<'RECURSO'>, { despacho }: SteppedPayment) {
  if (!isAppealable(despacho)) return refused(errors.refund_not_appealable, 'data');
  return data < despacho.data ? refused(errors.refund_appeal_before_decision, 'data') : undefined;
}

function refusalOfMoney({ data }: StepOf<'DINHEIRO'>, payment: SteppedPayment) {
  const { situacao, despacho, tipo } = payment;
  // A compensation extinguishes the debt when it is declared (Lei 9.430/1996, art. 74, § 2º).
  const isUsable = situacao === 'DEFERIDO' || situacao === 'PAGO' || (tipo === 'COMPENSACAO' && situacao === 'PEDIDO');
  if (!isUsable) return refused(errors.refund_not_granted, 'data');
  const since = tipo === 'COMPENSACAO' ? payment.data : (despacho?.data ?? payment.data);
  return since !== null && data < since ? refused(errors.refund_received_before, 'data') : undefined;
}
