import { compareTaxMonths, parseTaxMonth, type TaxMonth } from '@restitui/brazil/tax-month.ts';
import type { EarlierMonth } from './declaration.ts';
import { section } from './sections.ts';
import { centsOfText, type TextLine } from './text-line.ts';

const sections = {
  internal: /^2\.2\.1\s*(?:[).]\s*)?mercado interno/,
  external: /^2\.2\.2\s*(?:[).]\s*)?mercado externo/,
};
const sectionEnd = /^(?:2\.[2-9](?:\.\d)?|[3-9])\s*[).]/;
const monthAndMoney = /(?<![\d/])(\d{2}\/\d{4})\s+((?:\d{1,3}(?:\.\d{3}){1,6}|\d{1,18}),\d{2})/g;

function monthsUnder(lines: readonly TextLine[], start: RegExp): Map<TaxMonth, number> {
  const found = new Map<TaxMonth, number>();
  const text = section(lines, start, sectionEnd)
    .map(({ folded }) => folded)
    .join(' ');
  for (const [, month = '', money = ''] of text.matchAll(monthAndMoney)) {
    const taxMonth = parseTaxMonth(month);
    if (taxMonth && !found.has(taxMonth)) found.set(taxMonth, centsOfText(money));
  }
  return found;
}

/** Parses section 2.2: gross revenue of the preceding months, oldest first. Cents. */
export function parseHistory(lines: readonly TextLine[]): EarlierMonth[] {
  const internal = monthsUnder(lines, sections.internal);
  const external = monthsUnder(lines, sections.external);
  return [...new Set([...internal.keys(), ...external.keys()])].toSorted(compareTaxMonths).map((taxMonth) => ({
    taxMonth,
    internal: internal.get(taxMonth) ?? 0,
    external: external.get(taxMonth) ?? 0,
  }));
}
