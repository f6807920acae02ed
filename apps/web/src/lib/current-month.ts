import { dayInBrazil } from '@restitui/brazil/day.ts';
import { type TaxMonth, taxMonthOfDay } from '@restitui/brazil/tax-month.ts';

export function currentMonth(): TaxMonth {
  return taxMonthOfDay(dayInBrazil(new Date()));
}
