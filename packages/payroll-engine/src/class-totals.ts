import type { PayrollMonth } from './months/build-month.ts';
import { type PositionClass, positionClasses } from './rules/positions.ts';

/** Sums of a class in cents: what counts, with Selic, what has expired and what does not count. */
export interface ClassTotals {
  credit: number;
  corrected: number;
  expired: number;
  notCounted: number;
}

/** Sums the rows of all months by class; an expired row is in nothing else (PR-080). */
export function totalsByClass(months: readonly PayrollMonth[]): Record<PositionClass, ClassTotals> {
  const totals = Object.fromEntries(
    positionClasses.map((name) => [name, { credit: 0, corrected: 0, expired: 0, notCounted: 0 }]),
  ) as Record<PositionClass, ClassTotals>;
  for (const { position, hasExpired, counts, credit, corrected } of months.flatMap(({ rows }) => rows)) {
    const sums = totals[position.class];
    if (hasExpired) sums.expired += credit;
    else if (!counts) sums.notCounted += credit;
    else {
      sums.credit += credit;
      sums.corrected += corrected;
    }
  }
  return totals;
}
