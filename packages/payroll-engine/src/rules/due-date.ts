import { addDays, isBusinessDay } from '@restitui/tax-engine/rules/holidays.ts';
import { isAnnual13, nextMonth, type PayrollPeriod } from '../payroll-period.ts';

/**
 * Returns the due date of a period, `AAAA-MM-DD`: day 20 of the next month, for the annual 13º 20 December, or the business
 * day before it (PR-060; Lei 8.212 art. 30, Lei 11.933/2009).
 */
export function payrollDueDate(period: PayrollPeriod): string {
  let day = `${isAnnual13(period) ? `${period.slice(0, 4)}-12` : nextMonth(period)}-20`;
  while (!isBusinessDay(day)) day = addDays(day, -1);
  return day;
}

/** Returns the last day on which a payment can be claimed: five years later, 28/02 for 29/02 (CTN art. 168 I). */
export function expiryDay(paid: string): string {
  const year = Number(paid.slice(0, 4)) + 5;
  return `${year}${paid.slice(4) === '-02-29' ? '-02-28' : paid.slice(4)}`;
}
