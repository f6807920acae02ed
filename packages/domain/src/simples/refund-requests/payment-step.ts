import { addDays, type Day, isWeekend, parseDay, toDay } from '@restitui/brazil/day.ts';
import type { PaymentFeeState } from '../payment-fees/payment-fee.ts';
import type { RefundRequest } from './refund-requests.api.ts';
import { isAppealable } from './refund-step.ts';

/** Steps of a payment in their order; each is named by what is waited for. */
export const paymentSteps = [
  'CONFERIR',
  'RETIFICAR',
  'PEDIR',
  'DESPACHO',
  'DINHEIRO',
  'HONORARIO',
  'NEGADO',
  'CONCLUIDO',
] as const;
export type PaymentStep = (typeof paymentSteps)[number];

export const paymentStepLabels: Record<PaymentStep, string> = {
  CONFERIR: 'Conferir o espelho',
  RETIFICAR: 'Retificar',
  PEDIR: 'Pedir',
  DESPACHO: 'Aguarda despacho',
  DINHEIRO: 'Aguarda dinheiro',
  HONORARIO: 'Honorários',
  NEGADO: 'Negado',
  CONCLUIDO: 'Concluído',
};

export interface PaymentFacts {
  request: RefundRequest;
  /** The mirror of the month waits for its check. */
  isMirrorOpen: boolean;
  /** State of the payment's fee; undefined before the money. */
  fee: PaymentFeeState | undefined;
}

/** Returns the step that a payment is at; what was recorded counts more than the steps before it. */
export function stepOfPayment({ request, isMirrorOpen, fee }: PaymentFacts): PaymentStep {
  const { situacao, retificadora, recebido } = request;
  if (situacao === 'PEDIDO') return 'DESPACHO';
  if (situacao === 'INDEFERIDO') return 'NEGADO';
  if (situacao === 'DEFERIDO') return 'DINHEIRO';
  if (situacao === 'PAGO') {
    if (recebido === null) return 'DINHEIRO';
    return fee === 'COBRADO' ? 'CONCLUIDO' : 'HONORARIO';
  }
  if (retificadora !== '') return 'PEDIR';
  return isMirrorOpen ? 'CONFERIR' : 'RETIFICAR';
}

/**
 * Returns whether a payment is followed: neither expired before its request nor requested under another assessment.
 * Expired theses of an analysis from files are not among those of a request: an action in court may keep a month alive.
 */
export function isFollowed(request: RefundRequest, today: string): boolean {
  const { situacao, prescreve_em, teses, em_outra_apuracao: elsewhere } = request;
  if (situacao !== 'A_PEDIR') return true;
  return (teses.length > 0 || prescreve_em >= today) && (elsewhere === null || elsewhere.situacao === 'INDEFERIDO');
}

/** The last day of a step, with the law it follows from. */
export interface StepDeadline {
  day: string;
  label: string;
  law: string;
  /** General knowledge that no source of the project confirms; shown as such. */
  isGeneral: boolean;
}

const daysToDecide = 360;
const workdaysToAppeal = 20;
/** Calendar days from a decision in which its appeal is due: the term, with notice and holidays that make it longer. */
const daysOfAppeal = 60;

/** Returns the last day on which the Receita decides in time on a request. */
export function decisionDueOn(requested: Day): Day {
  return addDays(requested, daysToDecide);
}

/** Returns the day on which a compensation is homologated without a decision; 29 February becomes the 28th. */
function homologatedOn(declared: Day): Day {
  const day = `${Number(declared.slice(0, 4)) + 5}${declared.slice(4)}`;
  return toDay(parseDay(day) ?? day.replace('-29', '-28'));
}

/**
 * Returns which records have a due step on a day: decisions since `appealableSince`, and requests without a decision
 * from before `overdueBefore`.
 */
export function dueStepsOn(today: Day): { appealableSince: Day; overdueBefore: Day } {
  return { appealableSince: addDays(today, -daysOfAppeal), overdueBefore: addDays(today, -daysToDecide) };
}

/** Returns the last day of the step; undefined when no law sets one. */
export function deadlineOfStep(step: PaymentStep, request: RefundRequest): StepDeadline | undefined {
  const { prescreve_em, data, despacho, recurso, recebido, tipo } = request;
  if (step === 'CONFERIR' || step === 'RETIFICAR' || step === 'PEDIR') {
    const law = 'Cinco anos do pagamento (CTN, art. 168).';
    return { day: prescreve_em, label: 'Prescreve em', law, isGeneral: false };
  }
  if (step === 'DESPACHO' && data !== null && tipo === 'COMPENSACAO') {
    const law = 'A compensação fica homologada cinco anos depois de declarada (Lei 9.430/1996, art. 74, § 5º).';
    return { day: homologatedOn(toDay(data)), label: 'Homologação tácita em', law, isGeneral: false };
  }
  if (step === 'DESPACHO' && data !== null) {
    const law = 'A Receita decide em até 360 dias do pedido (Lei 11.457/2007, art. 24).';
    return { day: decisionDueOn(toDay(data)), label: 'Receita decide até', law, isGeneral: false };
  }
  if (recurso !== null || !isAppealable(despacho)) return undefined;
  // A compensation is used before its decision: a partial one can be appealed while its fee is entered.
  const isUsedBefore = recebido !== null && recebido.data < despacho.data;
  return step === 'NEGADO' || step === 'DINHEIRO' || isUsedBefore ? appealDeadline(despacho.data) : undefined;
}

function appealDeadline(decided: string): StepDeadline {
  const law =
    'Manifestação de inconformidade: 20 dias úteis da ciência (Decreto 70.235/1972, art. 15, com a LC 227/2026). Contados aqui do despacho, sem feriados.';
  return { day: appealUntil(toDay(decided)), label: 'Recurso até', law, isGeneral: true };
}

/**
 * Returns the last day of an appeal: counts Mondays to Fridays from the day of the decision. Holidays and the day of
 * notice, which is not recorded, would only make the term longer.
 */
export function appealUntil(decided: Day): Day {
  let day = decided;
  for (let left = workdaysToAppeal; left > 0; ) {
    day = addDays(day, 1);
    if (!isWeekend(day)) left -= 1;
  }
  return day;
}
