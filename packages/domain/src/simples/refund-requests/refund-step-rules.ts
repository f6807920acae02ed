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
  field: 'numero' | 'data' | 'valor' | 'resultado' | 'tipo';
  message: string;
}

interface StepPlace {
  /** `AAAA-MM-DD`. */
  today: string;
  /** CNPJ of the company; the root is not compared for a person. */
  cnpj: string;
}

type StepOf<K extends RefundStep['passo']> = Extract<RefundStep, { passo: K }>;

/**
 * Returns whether a step takes back the use of a compensation: of what was used, the decision homologates nothing or a
 * part, so that the rest has paid no debt (Lei 9.430/1996, art. 74, §§ 2º and 7º). A decision that is recorded again with
 * the same result and amount takes back nothing.
 */
export function undoesUse(
  step: EnteredStep,
  { tipo, recebido, despacho }: Pick<RefundRequest, 'tipo' | 'recebido' | 'despacho'>,
): boolean {
  if (step.passo !== 'DESPACHO' || step.resultado === 'DEFERIDO') return false;
  if (tipo !== 'COMPENSACAO' || recebido === null) return false;
  return despacho?.resultado !== step.resultado || despacho.valor !== (step.valor ?? 0);
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

function refusalOfDecision({ data, resultado, valor }: StepOf<'DESPACHO'>, payment: SteppedPayment) {
  const { situacao, valor_pedido, total, recebido, tipo } = payment;
  if (situacao === 'A_PEDIR' || payment.data === null) return refused(errors.refund_not_requested, 'data');
  if (data < payment.data) return refused(errors.refund_decision_before_request, 'data');
  const requested = valor_pedido ?? total;
  if (resultado === 'DEFERIDO_EM_PARTE' && valor !== null && valor >= requested) {
    const text = `O valor deferido em parte é menor que o pedido (${formatBRL(requested)}).`;
    return refused(errors.refund_granted_beyond, 'valor', text);
  }
  // A compensation is used from its declaration on, and decided later (Lei 9.430/1996, art. 74, §§ 2º and 7º).
  if (tipo === 'COMPENSACAO') return undefined;
  if (resultado === 'INDEFERIDO' && situacao === 'PAGO') return refused(errors.refund_already_received, 'resultado');
  return recebido !== null && recebido.data < data ? refused(errors.refund_received_before, 'data') : undefined;
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
