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
  /** Last month with a rate when a closed month has none; otherwise null. */
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
  for (let month = nextMonth(paidIn); month < refund; month = nextMonth(month)) {
    const rate = rates[month];
    if (rate === undefined) return { percent, knownUntil: lastKnown(rates, month) };
    percent = percent.plus(rate);
  }
  return { percent: percent.plus(1), knownUntil: null };
}

/** Returns the last month with a rate before another, or the month before it when there is none. */
function lastKnown(rates: SelicRates, before: string): string {
  const known = Object.keys(rates).filter((month) => month < before);
  return known.toSorted().at(-1) ?? before;
}

/** Adds a percentage to an amount of cents; the addition is rounded half up. */
export function correctedCents(cents: number, percent: Exact): number {
  return cents + new Exact(cents).times(percent).div(100).toDecimalPlaces(0, Exact.ROUND_HALF_UP).toNumber();
}
