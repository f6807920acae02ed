/** Dates are `AAAA-MM-DD`; they are compared as text. */
const fixedHolidays: readonly { day: string; since: number }[] = [
  { day: '01-01', since: 1949 },
  { day: '04-21', since: 1949 },
  { day: '05-01', since: 1949 },
  { day: '09-07', since: 1949 },
  { day: '10-12', since: 1980 },
  { day: '11-02', since: 1949 },
  { day: '11-15', since: 1949 },
  { day: '11-20', since: 2024 }, // Lei 14.759/2023
  { day: '12-25', since: 1949 },
];

/** Carnival Monday and Tuesday, Good Friday and Corpus Christi, on which banks do not take payments. */
const daysFromEaster = [-48, -47, -2, 60];

/** A day `days` later; negative goes back. */
export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** Easter Sunday of a year (Gregorian computus of Meeus, Jones and Butcher). */
export function easterOf(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return `${year}-${String(Math.floor(f / 31)).padStart(2, '0')}-${String((f % 31) + 1).padStart(2, '0')}`;
}

/** National holidays, with the movable ones on which banks are closed. */
export function isHoliday(date: string): boolean {
  const year = Number(date.slice(0, 4));
  const easter = easterOf(year);
  return (
    fixedHolidays.some(({ day, since }) => date.slice(5) === day && year >= since) ||
    daysFromEaster.some((days) => addDays(easter, days) === date)
  );
}

export function isBusinessDay(date: string): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isHoliday(date);
}

/** The date itself when it is a business day, else the next one. */
export function nextBusinessDay(date: string): string {
  let day = date;
  while (!isBusinessDay(day)) day = addDays(day, 1);
  return day;
}
