import { latestRuleSet, type RuleSet } from './rule-set.ts';

/** Adds days to a date `AAAA-MM-DD`; negative numbers subtract. */
export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** Returns Easter Sunday of a year, `AAAA-MM-DD` (Gregorian computus of Meeus, Jones and Butcher). */
export function easterOf(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return `${year}-${String(Math.floor(f / 31)).padStart(2, '0')}-${String((f % 31) + 1).padStart(2, '0')}`;
}

/** Returns true on national holidays, including movable ones on which banks are closed. `date` is `AAAA-MM-DD`. */
export function isHoliday(date: string, rules: RuleSet = latestRuleSet): boolean {
  const easter = easterOf(Number(date.slice(0, 4)));
  return rules.holidays.some(
    (row) =>
      row.from <= date &&
      (row.to === null || date <= row.to) &&
      ('day' in row ? date.slice(5) === row.day : addDays(easter, row.daysFromEaster) === date),
  );
}

/** Returns true from Monday to Friday except on holidays. `date` is `AAAA-MM-DD`. */
export function isBusinessDay(date: string, rules: RuleSet = latestRuleSet): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isHoliday(date, rules);
}

/** Returns the date itself when it is a business day, otherwise the next one. */
export function nextBusinessDay(date: string, rules: RuleSet = latestRuleSet): string {
  let day = date;
  while (!isBusinessDay(day, rules)) day = addDays(day, 1);
  return day;
}
