import { comparePeriods } from '@restitui/brazil/tax-month.ts';

/** Sorts months chronologically (W-124). */
export function rowsByMonth<R extends { competencia: string }>(rows: readonly R[]): R[] {
  return [...rows].sort((a, b) => comparePeriods(a.competencia, b.competencia));
}
