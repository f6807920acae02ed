import { addMonths, compareTaxMonths, parseTaxMonth } from '@restitui/brazil/tax-month.ts';

const most = 24;

/**
 * Inserts empty bars for missing months, so that the time axis is even; months too far apart are returned unchanged.
 * @param bars labelled `MM/AAAA`, in chronological order
 */
export function fillMonths<B extends { label: string }>(bars: readonly B[], empty: (month: string) => B): B[] {
  const [first, last] = [parseTaxMonth(bars[0]?.label ?? ''), parseTaxMonth(bars.at(-1)?.label ?? '')];
  if (!first || !last || compareTaxMonths(addMonths(first, most - 1), last) < 0) return [...bars];
  const known = new Map(bars.map((bar) => [bar.label, bar]));
  const all: B[] = [];
  for (let month = first; compareTaxMonths(month, last) <= 0; month = addMonths(month, 1)) {
    all.push(known.get(month) ?? empty(month));
  }
  return all;
}
