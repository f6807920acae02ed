/** A month of taxation (competência) on the wire and on the screen: `MM/AAAA`. */
export type TaxMonth = string & { readonly __brand: 'TaxMonth' };

/** Builds a tax month from year and month (1–12). */
export function taxMonthOf(year: number, month: number): TaxMonth {
  return `${String(month).padStart(2, '0')}/${String(year).padStart(4, '0')}` as TaxMonth;
}

/** Returns the month of a calendar day `AAAA-MM-DD`. */
export function taxMonthOfDay(day: string): TaxMonth {
  return taxMonthOf(Number(day.slice(0, 4)), Number(day.slice(5, 7)));
}

/** Parses `MM/AAAA` or the path form `MMAAAA`; undefined for anything else and for months outside 1–12. */
export function parseTaxMonth(text: string): TaxMonth | undefined {
  const match = /^(\d{2})\/?(\d{4})$/.exec(text);
  if (!match || Number(match[1]) < 1 || Number(match[1]) > 12) return undefined;
  return `${match[1]}/${match[2]}` as TaxMonth;
}

/** Returns year and month (1–12). */
export function taxMonthParts(taxMonth: TaxMonth): { year: number; month: number } {
  return { year: Number(taxMonth.slice(3)), month: Number(taxMonth.slice(0, 2)) };
}

/** Returns `AAAAMM`, which sorts by time as text. */
export function taxMonthKey(taxMonth: TaxMonth): string {
  return periodKey(taxMonth);
}

/** Compares by time, for sorting: negative when `a` is earlier. */
export function compareTaxMonths(a: TaxMonth, b: TaxMonth): number {
  return comparePeriods(a, b);
}

/** Returns the same key for the `MM/AAAA` of a response, where `13/AAAA` is the thirteenth salary and follows December. */
export function periodKey(period: string): string {
  return period.slice(3) + period.slice(0, 2);
}

/** Returns the year of the `MM/AAAA` of a response, as text. */
export function periodYear(period: string): string {
  return period.slice(3);
}

/** Compares the `MM/AAAA` of responses by time, for sorting. */
export function comparePeriods(a: string, b: string): number {
  return periodKey(a) < periodKey(b) ? -1 : Number(periodKey(a) > periodKey(b));
}

/** Returns the tax month `months` later; a negative number goes back. */
export function addMonths(taxMonth: TaxMonth, months: number): TaxMonth {
  const { year, month } = taxMonthParts(taxMonth);
  const index = year * 12 + month - 1 + months;
  return taxMonthOf(Math.floor(index / 12), (index % 12) + 1);
}

/** Returns the last day of a month, `AAAA-MM-DD`. */
export function lastDayOf(taxMonth: TaxMonth): string {
  const { year, month } = taxMonthParts(taxMonth);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}
