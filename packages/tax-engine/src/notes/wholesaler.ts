import { F_FINAL } from './note-layout.ts';
import type { NoteRow } from './note-row.ts';
import type { NoteList } from './note-table.ts';

const MIN_MONTHS = 6;
const MIN_RETAIL_SHARE = 0.75;

/**
 * Returns the years in which the client sells mostly to companies, so that its cold drinks do not count: sales to final
 * consumers below 75 % of all sales, net of returns, in the preceding year when at least six of its months have notes,
 * otherwise in all notes. `decided` holds an analyst's decision per year, which prevails.
 * Source: Lei 13.097/2015 arts. 17 and 28 (zero rate at retail).
 */
export function findWholesaleYears(notes: NoteList, decided: Record<number, boolean> = {}): Set<number> {
  const months = new Map<number, Sales>();
  notes.forEach((note) => {
    let sales = months.get(note.monthNumber);
    if (!sales) {
      sales = createSales();
      months.set(note.monthNumber, sales);
    }
    addSums(sales, note);
  });
  const years = new Map<number, { months: number; sales: Sales }>();
  const all = createSales();
  for (const [monthNumber, sales] of months) {
    const number = Math.floor(monthNumber / 100);
    const year = years.get(number) ?? { months: 0, sales: createSales() };
    years.set(number, year);
    year.months++;
    addSales(year.sales, sales);
    addSales(all, sales);
  }
  const wholesale = new Set<number>();
  for (const year of years.keys()) {
    const before = years.get(year - 1);
    const base = before && before.months >= MIN_MONTHS ? before.sales : all;
    if (decided[year] ?? isWholesale(base)) wholesale.add(year);
  }
  return wholesale;
}

/** Net sales, and the part of them to final consumers. Cents. */
interface Sales {
  all: number;
  retail: number;
}

function createSales(): Sales {
  return { all: 0, retail: 0 };
}

function addSums(sales: Sales, note: NoteRow): void {
  const isRetail = note.has(F_FINAL);
  note.forEachSum((bucket, cents) => {
    const signed = bucket.returned ? -cents : cents;
    sales.all += signed;
    if (isRetail) sales.retail += signed;
  });
}

function addSales(to: Sales, { all, retail }: Sales): void {
  to.all += all;
  to.retail += retail;
}

function isWholesale({ all, retail }: Sales): boolean {
  return all > 0 && retail < all * MIN_RETAIL_SHARE;
}
