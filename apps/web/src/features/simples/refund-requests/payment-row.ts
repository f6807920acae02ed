import { daysBetween, toDay } from '@restitui/brazil/day.ts';
import { boletoLimits } from '@restitui/domain/billing/boletos/boleto-form.ts';
import type { PaymentFee } from '@restitui/domain/simples/payment-fees/payment-fees.api.ts';
import {
  deadlineOfStep,
  isFollowed,
  type PaymentStep,
  type StepDeadline,
  stepOfPayment,
} from '@restitui/domain/simples/refund-requests/payment-step.ts';
import type { RefundRequest } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import { isAppealable, type StepKind } from '@restitui/domain/simples/refund-requests/refund-step.ts';
import { type CreditState, creditStateOf } from '@restitui/domain/simples/refund-requests/uncredited-requests.ts';

type Mirror = 'none' | 'open' | 'checked';

/** One payment with the step it is at. */
export interface PaymentRow {
  key: string;
  request: RefundRequest;
  step: PaymentStep;
  deadline: (StepDeadline & { days: number }) | undefined;
  /** Check of the month's mirror. */
  mirror: Mirror;
  credit: CreditState;
  /** Undefined before the money, and for users who do not see fees. */
  fee: PaymentFee | undefined;
}

interface Facts {
  requests: readonly RefundRequest[];
  months: readonly { competencia: string; retificar: boolean; conferido: { mudou: boolean } | null }[];
  credits: Parameters<typeof creditStateOf>[2];
  /** Undefined for users who do not see fees: for them a payment is done with its money. */
  fees: readonly PaymentFee[] | undefined;
  /** `AAAA-MM-DD`. */
  today: string;
}

/** Returns the payments that are followed, in the order given. */
export function paymentRows({ requests, months, credits, fees, today }: Facts): PaymentRow[] {
  const mirrors = new Map(months.map((month) => [month.competencia, mirrorOf(month)]));
  return requests
    .filter((request) => isFollowed(request, today))
    .map((request) => {
      const mirror = mirrors.get(request.competencia) ?? 'none';
      const credit = creditStateOf(request, requests, credits);
      const fee = fees?.find(
        ({ competencia, pagamento }) => competencia === request.competencia && pagamento === request.pagamento,
      );
      // Entered under another assessment, it is done there.
      const isDone = fees === undefined || fee?.impedimento?.tipo === 'LANCADO_EM_OUTRA';
      const state = isDone ? 'COBRADO' : fee?.situacao;
      const step = stepOfPayment({ request, isMirrorOpen: mirror === 'open', fee: state });
      const deadline = deadlineOfStep(step, request);
      return {
        key: `${request.competencia} ${request.pagamento}`,
        ...{ request, step, mirror, credit, fee },
        deadline: deadline && { ...deadline, days: daysBetween(toDay(today), toDay(deadline.day)) },
      };
    });
}

function mirrorOf({ retificar, conferido }: Facts['months'][number]): Mirror {
  if (!retificar) return 'none';
  return conferido && !conferido.mudou ? 'checked' : 'open';
}

const kindOfStep: Partial<Record<PaymentStep, StepKind>> = {
  RETIFICAR: 'RETIFICADORA',
  PEDIR: 'PEDIDO',
  DESPACHO: 'DESPACHO',
  DINHEIRO: 'DINHEIRO',
};

/** Returns what is recorded next for a payment; undefined when it is done elsewhere. */
export function nextKind({ step, request }: Pick<PaymentRow, 'step' | 'request'>): StepKind | undefined {
  if (step === 'NEGADO') return isAppealable(request.despacho) && !request.recurso ? 'RECURSO' : undefined;
  return kindOfStep[step];
}

/** The next action for the fee of a payment. */
export type FeeAction = 'LANCAR' | 'COBRAR';

/**
 * Returns what is done next for a fee; undefined when there is nothing, when something keeps it from being entered or
 * charged, or when the bank takes no boleto so small.
 */
export function feeActionOf({ step, fee }: Pick<PaymentRow, 'step' | 'fee'>): FeeAction | undefined {
  if (step !== 'HONORARIO' || !fee || fee.impedimento) return undefined;
  if (fee.situacao === 'A_LANCAR') return 'LANCAR';
  return fee.cobranca && fee.cobranca.a_cobrar >= boletoLimits.leastValue ? 'COBRAR' : undefined;
}

/** Returns the amount that the payment is about: received, granted, requested, or else that of today. */
export function amountOf({ recebido, despacho, valor_pedido, total }: RefundRequest): number {
  return recebido?.valor ?? (despacho && despacho.valor > 0 ? despacho.valor : null) ?? valor_pedido ?? total;
}

/**
 * Returns the payments with those of the same months that have no rectification yet, or the one that is corrected: one
 * declaration covers them.
 */
export function withMonths(chosen: readonly PaymentRow[], all: readonly PaymentRow[]): PaymentRow[] {
  const sharesWith = ({ request }: PaymentRow) =>
    chosen.some(
      ({ request: { competencia, retificadora } }) =>
        competencia === request.competencia && ['', retificadora].includes(request.retificadora),
    );
  return all.filter((row) => chosen.includes(row) || (row.request.situacao === 'A_PEDIR' && sharesWith(row)));
}
