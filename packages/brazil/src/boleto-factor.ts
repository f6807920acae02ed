import { addDays, type Day, daysBetween } from './day.ts';

const firstDay = '2000-07-03' as Day;
const firstFactor = 1000;
const factors = 9000;

/**
 * Days of a boleto's due date, in four digits: 1000 on 03/07/2000, 9999 on 21/02/2025, 1000 again on 22/02/2025.
 * Source: FEBRABAN, comunicado FB-009/2023; base 07/10/1997 by Carta-Circular 2.926 of the Banco Central.
 * @returns undefined for a day before 03/07/2000, when no factor was printed
 */
export function dueFactorOf(day: Day): string | undefined {
  const days = daysBetween(firstDay, day);
  return days < 0 ? undefined : String(firstFactor + (days % factors));
}

/**
 * The due date behind a factor. The same four digits come again every 9000 days: it is the one nearest to `issued`.
 * @returns undefined for a factor below 1000, which names no day
 */
export function dueDayOf(factor: string, issued: Day): Day | undefined {
  if (!/^[1-9]\d{3}$/.test(factor)) return undefined;
  const offset = Number(factor) - firstFactor;
  const round = Math.max(0, Math.round((daysBetween(firstDay, issued) - offset) / factors));
  return addDays(firstDay, round * factors + offset);
}

/** The day until which a boleto is paid in time: one due on a Saturday or Sunday is paid on Monday. */
export function payableUntil(due: Day): Day {
  const weekday = new Date(`${due}T00:00:00Z`).getUTCDay();
  const daysToMonday: Record<number, number> = { 0: 1, 6: 2 };
  return addDays(due, daysToMonday[weekday] ?? 0);
}
