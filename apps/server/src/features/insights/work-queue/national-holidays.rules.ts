import { addDays, type Day } from '@restitui/brazil/day.ts';
import { isHoliday } from '@restitui/tax-engine/rules/holidays.ts';

const days = 2 * 365;

/** Returns the national holidays of the two years from a day, by the newest rule set. */
export function nationalHolidays(from: Day): Set<string> {
  return new Set(Array.from({ length: days }, (_, i) => addDays(from, i)).filter((day) => isHoliday(day)));
}
