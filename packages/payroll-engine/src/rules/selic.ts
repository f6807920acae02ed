import { Exact } from '@restitui/tax-engine/rules/decimal.ts';
import { nextMonth } from '../payroll-period.ts';
import table from './selic.data.json' with { type: 'json' };

/** Percent by month `AAAA-MM`, as the Banco Central publishes it (SGS 4390). */
export type SelicRates = Readonly<Record<string, string>>;

/** The rates that came with the product, used where no newer ones are given. */
export const knownSelic: SelicRates = table.values;

export interface SelicSum {
  /** Percent. */
  percent: Exact;
  /** Last month applied when a closed month has no rate; otherwise null. */
  knownUntil: string | null;
}

const none: SelicSum = { percent: new Exact(0), knownUntil: null };

/**
 * Adds the rates of the months after the payment up to the one before the refund, and 1% for the month of the refund
 * (PR-062; Lei 8.212 art. 89 § 4º). Days `AAAA-MM-DD`, months `AAAA-MM`.
 */
export function selicSum(paid: string, refund: string, rates: SelicRates): SelicSum {
  const paidIn = paid.slice(0, 7);
  if (paidIn >= refund) return none;
  let percent = new Exact(0);
  for (let last = paidIn, month = nextMonth(paidIn); month < refund; last = month, month = nextMonth(month)) {
    const rate = rates[month];
    if (rate === undefined) return { percent, knownUntil: last };
    percent = percent.plus(rate);
  }
  return { percent: percent.plus(1), knownUntil: null };
}

/** Adds a percentage to an amount of cents; the addition is rounded half up. */
export function correctedCents(cents: number, percent: Exact): number {
  return cents + new Exact(cents).times(percent).div(100).toDecimalPlaces(0, Exact.ROUND_HALF_UP).toNumber();
}
