import type { Declaration, Payment } from '../pgdas/declaration.ts';
import { dasDueDate, lapseDate } from '../rules/das-due-date.ts';
import { latestRuleSet, type RuleSet } from '../rules/rule-set.ts';
import { type LaidSlice, layRefund } from './lay-refund.ts';

/** How a month's refund stands by its payments. Cents; dates `AAAA-MM-DD`. */
export interface PaymentStanding {
  /** Denied by the extrato: nothing was paid. */
  unpaid: boolean;
  /** Neither known nor denied: the due date stands in for the payment. */
  presumed: boolean;
  /** Declared less paid, when only a part was paid. */
  missing: number;
  slices: LaidSlice[];
  lapsesOn: string | null;
  lapsed: boolean;
  /** What the sum over months leaves out of the refund, by reason. */
  leftOut: { lapsed: number; unpaid: number; overPaid: number };
}

const earliest = (dates: readonly string[]) => dates.toSorted()[0] ?? null;

/** The payments on which a refund can be laid: those known, else the whole at its due date. */
function payersOf({ payments, paymentState, competence }: Declaration, rules: RuleSet): Payment[] {
  if (paymentState === 'unknown') return [{ date: dasDueDate(competence, rules), cents: Number.MAX_SAFE_INTEGER }];
  return payments;
}

/** Lays the refund on the payments of all sequences and sees what has lapsed by `asOf` (CTN art. 168 I). */
export function paymentStanding(
  declaration: Declaration,
  refund: number,
  asOf: string,
  rules: RuleSet = latestRuleSet,
): PaymentStanding {
  const { paymentState, payments, totals } = declaration;
  const due = totals.declared?.total ?? 0;
  const unpaid = paymentState === 'none' && due > 0;
  const payers = paymentState === 'none' ? [] : payersOf(declaration, rules);
  const { slices, uncovered } = layRefund(refund, payers);
  const lapsesOn = earliest(
    slices.length > 0 ? slices.map((slice) => slice.lapsesOn) : payers.map(({ date }) => lapseDate(date)),
  );
  const paid = payments.reduce((sum, { cents }) => sum + cents, 0);
  return {
    unpaid,
    presumed: paymentState === 'unknown',
    missing: paymentState === 'paid' ? Math.max(0, due - paid) : 0,
    slices,
    lapsesOn,
    lapsed: lapsesOn !== null && asOf > lapsesOn,
    leftOut: {
      lapsed: slices.filter((slice) => asOf > slice.lapsesOn).reduce((sum, { cents }) => sum + cents, 0),
      unpaid: paymentState === 'none' ? refund : 0,
      overPaid: paymentState === 'none' ? 0 : uncovered,
    },
  };
}
