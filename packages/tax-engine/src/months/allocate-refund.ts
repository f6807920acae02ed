import type { Payment } from '../pgdas/declaration.ts';
import { limitationDateOf } from '../rules/das-due-date.ts';

/** The part of a refund allocated to one payment. Cents; dates `AAAA-MM-DD`. */
export interface AllocatedSlice {
  paidOn: string;
  cents: number;
  limitationDate: string;
  /** The payment that it is allocated to. */
  payment: Payment;
}

export interface AllocatedRefund {
  /** Latest payment first. */
  slices: AllocatedSlice[];
  /** The part that exceeds all payments combined. */
  uncovered: number;
}

/** Allocates a refund to the latest payments first, each up to its amount: the last payments were in excess. Cents. */
export function allocateRefund(refund: number, payments: readonly Payment[]): AllocatedRefund {
  const slices: AllocatedSlice[] = [];
  let left = refund;
  for (const payment of payments.toSorted((a, b) => (a.date < b.date ? 1 : -1))) {
    const { date, cents } = payment;
    const taken = Math.min(left, cents);
    if (taken > 0) slices.push({ paidOn: date, cents: taken, limitationDate: limitationDateOf(date), payment });
    left -= taken;
  }
  return { slices, uncovered: left };
}
