import { bucketsOf, monthOf, type NoteRecord } from './note-record.ts';

const LEAST_MONTHS = 6;
const LEAST_RETAIL_SHARE = 0.75;

/**
 * For each year of the notes, whether the client sells mostly to companies, so that its cold drinks do not count:
 * sales to final consumers under 75 % of all, returns taken off both, over the year before when at least six of its
 * months have notes, else over all notes. `decided` is an analyst's word per year and overrides.
 * Source: Lei 13.097/2015 arts. 17 and 28 (zero rate at retail).
 */
export function findWholesaleYears(notes: NoteRecord[], decided: Record<number, boolean> = {}): Set<number> {
  const wholesale = new Set<number>();
  for (const year of new Set(notes.map(yearOf))) {
    const before = notes.filter((note) => yearOf(note) === year - 1);
    const base = new Set(before.map(monthOf)).size >= LEAST_MONTHS ? before : notes;
    if (decided[year] ?? sellsWholesale(base)) wholesale.add(year);
  }
  return wholesale;
}

export function yearOf(note: NoteRecord): number {
  return Number(note.day.slice(0, 4));
}

function sellsWholesale(notes: NoteRecord[]): boolean {
  let all = 0;
  let retail = 0;
  for (const note of notes) {
    for (const { bucket, cents } of bucketsOf(note)) {
      const signed = bucket.returned ? -cents : cents;
      all += signed;
      if (note.finalConsumer) retail += signed;
    }
  }
  return all > 0 && retail < all * LEAST_RETAIL_SHARE;
}
