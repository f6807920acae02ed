import { addDays, type Day } from '@restitui/brazil/day.ts';
import { isHoliday } from '@restitui/tax-engine/rules/holidays.ts';

const days = 2 * 365;

/** The answer of the last day that was asked for: each reading of a queue asks, and all of a day alike. */
let known: { from: Day; holidays: ReadonlySet<string> } | undefined;

/** Returns the national holidays of the two years from a day, by the newest rule set. */
export function nationalHolidays(from: Day): ReadonlySet<string> {
  if (known?.from !== from) {
    const followed = Array.from({ length: days }, (_, i) => addDays(from, i));
    known = { from, holidays: new Set(followed.filter((day) => isHoliday(day))) };
  }
  return known.holidays;
}
