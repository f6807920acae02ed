import { addMonths, type TaxMonth, taxMonthParts } from '@restitui/brazil/tax-month.ts';
import { addDays, isBusinessDay } from '@restitui/tax-engine/rules/holidays.ts';

/** Due dates of 2020 that the government moved (Portarias ME 139 and 245/2020). */
const moved = new Map<string, string>([
  ['03/2020', '2020-08-25'],
  ['04/2020', '2020-10-23'],
  ['05/2020', '2020-11-25'],
]);

/**
 * Returns the due date of PIS and COFINS of a month: day 25 of the next month or the business day before it
 * (MP 2.158-35/2001 art. 18; Leis 10.637/2002 art. 10 and 10.833/2003 art. 11). `AAAA-MM-DD`.
 */
export function contributionDueDate(taxMonth: TaxMonth): string {
  const known = moved.get(taxMonth);
  if (known) return known;
  const { year, month } = taxMonthParts(addMonths(taxMonth, 1));
  let day = `${year}-${String(month).padStart(2, '0')}-25`;
  while (!isBusinessDay(day)) day = addDays(day, -1);
  return day;
}
