import { addMonths, type TaxMonth, taxMonthParts } from '@restitui/brazil/tax-month.ts';
import { nextBusinessDay } from './holidays.ts';
import { latestRuleSet, type RuleSet } from './rule-set.ts';

/** Returns the due date of a month's DAS: day 20 of the next month, or the next business day. `AAAA-MM-DD`. */
export function dasDueDate(taxMonth: TaxMonth, rules: RuleSet = latestRuleSet): string {
  const moved = rules.dueDates.find((row) => row.competence === taxMonth);
  if (moved) return moved.due;
  const { year, month } = taxMonthParts(addMonths(taxMonth, 1));
  return nextBusinessDay(`${year}-${String(month).padStart(2, '0')}-20`, rules);
}

/**
 * Returns the last day on which a refund may be requested: five years after payment, same day and month (CTN art. 168 I).
 * Dates `AAAA-MM-DD`.
 */
export function limitationDateOf(paidOn: string): string {
  const day = `${Number(paidOn.slice(0, 4)) + 5}${paidOn.slice(4)}`;
  return day.endsWith('-02-29') ? `${day.slice(0, 4)}-02-28` : day;
}
