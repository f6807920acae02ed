import type { Payment } from '../pgdas/declaration.ts';
import { lapseDate } from '../rules/das-due-date.ts';

/** The part of a refund that lies on one payment. Cents; dates `AAAA-MM-DD`. */
export interface LaidSlice {
  paidOn: string;
  cents: number;
  lapsesOn: string;
  /** The payment that it lies on. */
  payment: Payment;
}

export interface LaidRefund {
  /** Latest payment first. */
  slices: LaidSlice[];
  /** More than all payments together. */
  uncovered: number;
}

/** Lays a refund on the latest payments first, each up to its own amount: what was paid last is what was too much. */
export function layRefund(refund: number, payments: readonly Payment[]): LaidRefund {
  const slices: LaidSlice[] = [];
  let left = refund;
  for (const payment of payments.toSorted((a, b) => (a.date < b.date ? 1 : -1))) {
    const { date, cents } = payment;
    const taken = Math.min(left, cents);
    if (taken > 0) slices.push({ paidOn: date, cents: taken, lapsesOn: lapseDate(date), payment });
    left -= taken;
  }
  return { slices, uncovered: left };
}
