import { parseTaxMonth, type TaxMonth } from '@restitui/brazil/tax-month.ts';

/** Formats the open month for the URL, such as `05-2025`. */
export function monthText(competencia: string): string {
  return competencia.replace('/', '-');
}

/** Parses a month in the forms `MM-AAAA`, `MM/AAAA` and `AAAA-MM`. */
export function monthOf(text: string | undefined): TaxMonth | undefined {
  const parts = /^(\d{4})-(\d{2})$/.exec(text ?? '');
  return parseTaxMonth(parts ? `${parts[2]}/${parts[1]}` : (text ?? '').replace('-', '/'));
}
