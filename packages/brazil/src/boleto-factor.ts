import { addDays, type Day, daysBetween, toDay } from './day.ts';

const firstDay = toDay('2000-07-03');
const firstFactor = 1000;
const factors = 9000;

/**
 * Returns the due factor, four digits: 1000 on 03/07/2000, 9999 on 21/02/2025, 1000 again on 22/02/2025.
 * Source: FEBRABAN, comunicado FB-009/2023; base 07/10/1997 by Carta-Circular 2.926 of the Banco Central.
 * @returns undefined for a day before 03/07/2000, when no factor was printed
 */
export function dueFactorOf(day: Day): string | undefined {
  const days = daysBetween(firstDay, day);
  return days < 0 ? undefined : String(firstFactor + (days % factors));
}

/**
 * Returns the due day of a factor. Factors repeat every 9000 days, so the day nearest to `issued` is taken.
 * @returns undefined for a factor below 1000
 */
export function dueDayOf(factor: string, issued: Day): Day | undefined {
  if (!/^[1-9]\d{3}$/.test(factor)) return undefined;
  const offset = Number(factor) - firstFactor;
  const round = Math.max(0, Math.round((daysBetween(firstDay, issued) - offset) / factors));
  return addDays(firstDay, round * factors + offset);
}

/** Returns the last day of payment in time: the Monday after a due day on a Saturday or Sunday. */
export function payableUntil(due: Day): Day {
  const weekday = new Date(`${due}T00:00:00Z`).getUTCDay();
  const daysToMonday: Record<number, number> = { 0: 1, 6: 2 };
  return addDays(due, daysToMonday[weekday] ?? 0);
}
