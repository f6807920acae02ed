import { type TaxMonth, taxMonthParts } from '@restitui/brazil/tax-month.ts';

/** Formats a month as `AAAA-MM` for the API. */
export function toMonthParameter(month: TaxMonth): string {
  const { year, month: number } = taxMonthParts(month);
  return `${year}-${String(number).padStart(2, '0')}`;
}
