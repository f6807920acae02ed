import { Exact } from '@restitui/tax-engine/rules/decimal.ts';
import type { AlertBook } from '../alerts/alert-book.ts';
import type { PayrollOptions } from '../payroll-options.ts';
import type { PayrollPeriod } from '../payroll-period.ts';
import { expiryDay, payrollDueDate } from '../rules/due-date.ts';
import type { Position } from '../rules/positions.ts';
import { type SelicRates, selicSum } from '../rules/selic.ts';

/** When a period was paid and what follows from it. Days `AAAA-MM-DD`. */
export interface Payment {
  /** Null for a period that was not paid. */
  day: string | null;
  isPresumed: boolean;
  expiresOn: string | null;
  /** Percent. */
  selic: Exact;
}

export interface PaymentTerms {
  options: PayrollOptions;
  asOf: string;
  /** Month of the refund, `AAAA-MM`. */
  refundMonth: string;
  selic: SelicRates;
}

/** Finds the payment of a period: the analyst's day, otherwise the due date (PR-060 to PR-062). */
export function paymentOf(period: PayrollPeriod, terms: PaymentTerms, alerts: AlertBook): Payment {
  const typed = terms.options.pagamentos.find(({ competencia }) => competencia === period);
  const day = typed ? typed.data : payrollDueDate(period);
  if (day === null) {
    alerts.add('NAO_PAGO');
    return { day, isPresumed: false, expiresOn: null, selic: new Exact(0) };
  }
  const { percent, knownUntil } = selicSum(day, terms.refundMonth, terms.selic);
  if (knownUntil) alerts.add('SELIC_FALTANTE', `${knownUntil.slice(5)}/${knownUntil.slice(0, 4)}`);
  return { day, isPresumed: typed === undefined, expiresOn: expiryDay(day), selic: percent };
}

/** Whether a position counts in a paid period, and whether the claim has expired for it (PR-032, PR-061). */
export interface Standing {
  counts: boolean;
  hasExpired: boolean;
  /** Its action has no final decision yet. */
  awaitsFinalDecision: boolean;
}

/** Decides on a position by the company's own action, if it has one filed in time. */
export function standingOf(position: Position, { day, expiresOn }: Payment, { options, asOf }: PaymentTerms): Standing {
  const { needsAction, actionUntil } = position;
  const action = options.acoes.find(
    ({ posicao, ajuizada_em }) => posicao === position.id && (actionUntil === null || ajuizada_em <= actionUntil),
  );
  const reference = action && action.ajuizada_em < asOf ? action.ajuizada_em : asOf;
  return {
    counts: day !== null && (!needsAction || action !== undefined),
    hasExpired: expiresOn !== null && reference > expiresOn,
    awaitsFinalDecision: action !== undefined && !action.transito_em,
  };
}
