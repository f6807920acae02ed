import { lastDayOf } from '@restitui/brazil/tax-month.ts';
import { paymentMonthOf } from '@restitui/domain/recovery/credits/credit-calculation.ts';
import { limitationDateOf } from '@restitui/tax-engine/rules/das-due-date.ts';

/**
 * Returns the last day on which a credit may be requested; null while its month and payment are unknown. Without a
 * payment day it is that of a payment at the end of the month in which it was due.
 */
export function lastDayToRequest(credit: Parameters<typeof paymentMonthOf>[0]): string | null {
  const month = paymentMonthOf(credit);
  return month ? limitationDateOf(credit.pagoEm ?? lastDayOf(month)) : null;
}
