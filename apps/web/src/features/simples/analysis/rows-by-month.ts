import { compareTaxMonths, type TaxMonth } from '@restitui/brazil/tax-month.ts';

/** Sorts months chronologically (W-124). */
export function rowsByMonth<R extends { competencia: string }>(rows: readonly R[]): R[] {
  return [...rows].sort((a, b) => compareTaxMonths(a.competencia as TaxMonth, b.competencia as TaxMonth));
}
