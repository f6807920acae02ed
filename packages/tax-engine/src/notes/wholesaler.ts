import { F_FINAL } from './note-layout.ts';
import type { NoteRow } from './note-row.ts';
import type { NoteList } from './note-table.ts';

const LEAST_MONTHS = 6;
const LEAST_RETAIL_SHARE = 0.75;

/**
 * For each year of the notes, whether the client sells mostly to companies, so that its cold drinks do not count:
 * sales to final consumers under 75 % of all, returns taken off both, over the year before when at least six of its
 * months have notes, else over all notes. `decided` is an analyst's word per year and overrides.
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
    const base = before && before.months >= LEAST_MONTHS ? before.sales : all;
    if (decided[year] ?? isWholesale(base)) wholesale.add(year);
  }
  return wholesale;
}

/** Sales less returns, and those of them to final consumers. Cents. */
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
  return all > 0 && retail < all * LEAST_RETAIL_SHARE;
}
