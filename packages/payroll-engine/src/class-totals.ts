import type { PayrollMonth } from './months/build-month.ts';
import { type PositionClass, positionClasses } from './rules/positions.ts';

/** Sums of a class in cents: what counts, with Selic, what has lapsed and what does not count. */
export interface ClassTotals {
  credit: number;
  corrected: number;
  lapsed: number;
  notCounted: number;
}

/** Sums the rows of all months by class; a lapsed row is in nothing else (PR-080). */
export function totalsByClass(months: readonly PayrollMonth[]): Record<PositionClass, ClassTotals> {
  const totals = Object.fromEntries(
    positionClasses.map((name) => [name, { credit: 0, corrected: 0, lapsed: 0, notCounted: 0 }]),
  ) as Record<PositionClass, ClassTotals>;
  for (const { position, hasLapsed, counts, credit, corrected } of months.flatMap(({ rows }) => rows)) {
    const sums = totals[position.class];
    if (hasLapsed) sums.lapsed += credit;
    else if (!counts) sums.notCounted += credit;
    else {
      sums.credit += credit;
      sums.corrected += corrected;
    }
  }
  return totals;
}
