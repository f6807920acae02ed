/** A calendar day on the wire: `AAAA-MM-DD`, without time and zone. */
export type Day = string & { readonly __brand: 'Day' };

/** Shown in place of an invalid date. */
export const invalidDate = 'Data inválida';

const saoPaulo = 'America/Sao_Paulo';
const HOUR = 3_600_000;
/** The first use of Intl.DateTimeFormat takes 25 ms of processor, so that the formatters are created on demand. */
let dayParts: Intl.DateTimeFormat | undefined;
let shortInstant: Intl.DateTimeFormat | undefined;
/** Until then, São Paulo's clocks were not a whole number of hours from UTC. */
const wholeHoursFrom = Date.UTC(1914, 0, 2);

/** Builds a day from year, month (1–12) and day of the month; undefined for a day that does not exist. */
function dayOf(year: number, month: number, dayOfMonth: number): Day | undefined {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, dayOfMonth);
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === dayOfMonth;
  return exists ? (date.toISOString().slice(0, 10) as Day) : undefined;
}

/** Parses `AAAA-MM-DD` or `DD/MM/AAAA`; undefined for anything else and for days such as 31/02. */
export function parseDay(text: string): Day | undefined {
  const wire = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (wire) return dayOf(Number(wire[1]), Number(wire[2]), Number(wire[3]));
  const typed = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text.trim());
  return typed ? dayOf(Number(typed[3]), Number(typed[2]), Number(typed[1])) : undefined;
}

/** Returns the day of the week, from 0 for Sunday to 6. */
export function weekdayOf(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** Returns whether the day is a Saturday or Sunday. */
export function isWeekend(day: Day): boolean {
  return [0, 6].includes(weekdayOf(day));
}

/** Returns the day that a text names. @throws RangeError for a text that parseDay does not take */
export function toDay(text: string): Day {
  const day = parseDay(text);
  if (!day) throw new RangeError(`'${text}' is not a day.`);
  return day;
}

/**
 * Returns the calendar day of an instant in São Paulo.
 * @throws RangeError for an invalid date
 */
export function dayInBrazil(instant: Date): Day {
  const time = instant.getTime();
  // São Paulo is at UTC−3, in summer time at UTC−2: where both give one day, it needs no time zone data.
  const standard = new Date(time - 3 * HOUR);
  if (time >= wholeHoursFrom && standard.getUTCHours() < 23) return standard.toISOString().slice(0, 10) as Day;
  dayParts ??= new Intl.DateTimeFormat('sv-SE', { timeZone: saoPaulo, dateStyle: 'short' });
  return dayParts.format(instant) as Day;
}

/**
 * Formats a calendar day, or an instant (ISO 8601 with zone) by São Paulo's calendar, as `DD/MM/AAAA`; an invalid one as
 * 'Data inválida'.
 */
export function formatDay(text: string): string {
  if (text.includes('T')) {
    const instant = new Date(text);
    return Number.isNaN(instant.getTime()) ? invalidDate : formatDay(dayInBrazil(instant));
  }
  const day = parseDay(text);
  return day ? `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}` : invalidDate;
}

/** Formats an instant (ISO 8601 with zone) as `DD/MM/AAAA HH:MM` in São Paulo, or as 'Data inválida'. */
export function formatInstant(text: string): string {
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime())) return invalidDate;
  shortInstant ??= new Intl.DateTimeFormat('pt-BR', {
    timeZone: saoPaulo,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });
  return shortInstant.format(instant).replace(', ', ' ');
}

/** Returns the day `days` later; a negative number goes back. */
export function addDays(day: Day, days: number): Day {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10) as Day;
}

/** Returns the whole days from one day to another; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return (Date.parse(to) - Date.parse(from)) / 86_400_000;
}
