import type { Declaration, Payment } from '../pgdas/declaration.ts';
import { dasDueDate, limitationDateOf } from '../rules/das-due-date.ts';
import { latestRuleSet, type RuleSet } from '../rules/rule-set.ts';
import { type AllocatedSlice, allocateRefund } from './allocate-refund.ts';

/** Payment status of a month's refund. Cents; dates `AAAA-MM-DD`. */
export interface PaymentStatus {
  /** The extrato states that nothing was paid. */
  unpaid: boolean;
  /** The document neither shows nor denies a payment, so the due date is used. */
  presumed: boolean;
  /** Declared less paid, when only a part was paid. */
  missing: number;
  slices: AllocatedSlice[];
  limitationDate: string | null;
  timeBarred: boolean;
  /** Amounts that the sum over months excludes from the refund, by reason. */
  leftOut: { timeBarred: number; unpaid: number; overPaid: number };
}

const earliest = (dates: readonly string[]) => dates.toSorted()[0] ?? null;

/** Returns the known payments; when they are unknown, a single unlimited one on the due date. */
function payersOf({ payments, paymentState, taxMonth }: Declaration, rules: RuleSet): Payment[] {
  if (paymentState === 'unknown') return [{ date: dasDueDate(taxMonth, rules), cents: Number.MAX_SAFE_INTEGER }];
  return payments;
}

/**
 * Allocates the refund to the payments of all sequences and determines what was time-barred by `asOf` (`AAAA-MM-DD`;
 * CTN art. 168 I). `refund` in cents.
 */
export function paymentStatus(
  declaration: Declaration,
  refund: number,
  asOf: string,
  rules: RuleSet = latestRuleSet,
): PaymentStatus {
  const { paymentState, payments, totals } = declaration;
  const due = totals.declared?.total ?? 0;
  const unpaid = paymentState === 'none' && due > 0;
  const payers = paymentState === 'none' ? [] : payersOf(declaration, rules);
  const { slices, uncovered } = allocateRefund(refund, payers);
  const limitationDate = earliest(
    slices.length > 0 ? slices.map((slice) => slice.limitationDate) : payers.map(({ date }) => limitationDateOf(date)),
  );
  const paid = payments.reduce((sum, { cents }) => sum + cents, 0);
  return {
    unpaid,
    presumed: paymentState === 'unknown',
    missing: paymentState === 'paid' ? Math.max(0, due - paid) : 0,
    slices,
    limitationDate,
    timeBarred: limitationDate !== null && asOf > limitationDate,
    leftOut: {
      timeBarred: slices.filter((slice) => asOf > slice.limitationDate).reduce((sum, { cents }) => sum + cents, 0),
      unpaid: paymentState === 'none' ? refund : 0,
      overPaid: paymentState === 'none' ? 0 : uncovered,
    },
  };
}
