import type { AssessedTotals } from '../contributions/assessment.ts';
import type { Reduction } from './reductions.ts';

/** Payment, retentions and credits that a lower contribution frees. Cents. */
export interface Payment {
  dueBefore: number;
  dueAfter: number;
  recoverable: number;
  freedRetention: number;
  freedCredit: number;
  /** Payment of the non-cumulative regime that is left, which freed credits of earlier months could cover. */
  remainingNonCumulative: number;
  /** Credits to be undone beyond what the month gains. */
  missing: number;
  /** Fields of M200 or M600 before and after; empty when nothing was computed. */
  lines: PaymentLine[];
}

/** Fields that are one line, with their amounts. Cents. */
export type PaymentLine = readonly [fields: string, before: number, after: number];

/** Fields 02 to 13 of M200 by their number. */
const field = (totals: AssessedTotals, number: number) => totals[number - 2] ?? 0;
const tolerance = 1;

/** Returns by how much the arithmetic of M200 fails; 0 when it holds (section 3.6). */
export function totalsMismatch(totals: AssessedTotals): number {
  const at = (number: number) => field(totals, number);
  const differences = [
    at(5) - (at(2) - at(3) - at(4)),
    at(8) - (at(5) - at(6) - at(7)),
    at(12) - (at(9) - at(10) - at(11)),
    at(13) - (at(8) + at(12)),
  ].map(Math.abs);
  return differences.some((difference) => difference > tolerance) ? differences.reduce((a, b) => a + b, 0) : 0;
}

/** Returns a payment that nothing changes, for a month without a sound M200. */
export function unchangedPayment(totals: AssessedTotals | undefined): Payment {
  const due = totals ? field(totals, 13) : 0;
  return {
    dueBefore: due,
    dueAfter: due,
    recoverable: 0,
    freedRetention: 0,
    freedCredit: 0,
    remainingNonCumulative: 0,
    missing: 0,
    lines: [],
  };
}

/**
 * Computes what a reduction frees: payment first, then retentions, then credits (SP-070, SP-071). `reversed` are credits
 * to be undone. Cents.
 */
export function freedPayment(totals: AssessedTotals, reduction: Reduction, reversed: number): Payment {
  const at = (number: number) => field(totals, number);
  const credits = Math.max(0, at(3) + at(4) - reversed);
  const tax = Math.max(0, at(2) - reduction.nonCumulative);
  const used = Math.min(credits, tax);
  const due = tax - used;
  const retention = Math.max(0, at(6) + at(7));
  const deducted = Math.min(retention, due);
  const paid = due - deducted;

  const cumulativeTax = Math.max(0, at(9) - reduction.cumulative);
  const cumulativeRetention = Math.max(0, at(10) + at(11));
  const cumulativeDeducted = Math.min(cumulativeRetention, cumulativeTax);
  const cumulativePaid = cumulativeTax - cumulativeDeducted;

  const gain = at(8) - paid;
  const freed = Math.max(0, gain) + Math.max(0, at(12) - cumulativePaid);
  // One regime may be negative in the file: no more than both together is recovered.
  const recoverable = Math.min(freed, Math.max(0, at(13)));
  return {
    dueBefore: at(13),
    dueAfter: at(13) - recoverable,
    recoverable,
    freedRetention: retention - deducted + cumulativeRetention - cumulativeDeducted,
    freedCredit: credits - used,
    remainingNonCumulative: paid,
    missing: Math.max(0, -gain),
    lines: [
      ['02', at(2), tax],
      ['03 + 04', at(3) + at(4), used],
      ['05', at(5), due],
      ['06 + 07', at(6) + at(7), deducted],
      ['08', at(8), paid],
      ['09', at(9), cumulativeTax],
      ['10 + 11', at(10) + at(11), cumulativeDeducted],
      ['12', at(12), cumulativePaid],
      ['13', at(13), at(13) - recoverable],
    ],
  };
}
