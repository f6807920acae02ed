/** A period of the payroll on the wire: `AAAA-MM`, or `AAAA-13` for the annual 13º. Sorts by time as text. */
export type PayrollPeriod = string & { readonly __brand: 'PayrollPeriod' };

/** Parses `AAAA-MM` with months 01 to 13; undefined for anything else. */
export function parsePeriod(text: string): PayrollPeriod | undefined {
  return /^\d{4}-(0[1-9]|1[0-3])$/.test(text) ? (text as PayrollPeriod) : undefined;
}

const ANNUAL = '2';

/** Parses the period of an event: `AAAA-MM`; the year alone or an indApuracao of 2 is the annual 13º (PR-009). */
export function eventPeriod(period = '', indApuracao?: string): PayrollPeriod | undefined {
  const isAnnual = indApuracao === ANNUAL || /^\d{4}$/.test(period);
  return parsePeriod(isAnnual ? `${period.slice(0, 4)}-13` : period);
}

/** Returns the period of a calendar day `AAAA-MM-DD`; undefined for another text. */
export function periodOfDay(day: string): PayrollPeriod | undefined {
  return /^\d{4}-\d{2}-\d{2}$/.test(day) ? parsePeriod(day.slice(0, 7)) : undefined;
}

/** Returns whether a period is an annual 13º. */
export function isAnnual13(period: PayrollPeriod): boolean {
  return period.endsWith('-13');
}

/** Returns the calendar month `AAAA-MM` whose tables and law a period follows: December for an annual 13º. */
export function calendarMonth(period: PayrollPeriod): string {
  return isAnnual13(period) ? `${period.slice(0, 4)}-12` : period;
}

/** Returns the calendar month after `AAAA-MM`. */
export function nextMonth(month: string): string {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5))];
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}
