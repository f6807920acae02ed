import { monthOf, type NoteRecord } from './note-record.ts';

/**
 * Billings for future delivery (CFOP 5922, 6922) that no delivery (5116, 5117, 6116, 6117) follows within 12 months,
 * with their cents: the revenue may belong to the billing.
 */
export function findUndelivered(notes: NoteRecord[]): { note: NoteRecord; cents: number }[] {
  const deliveries = [...new Set(notes.filter((note) => note.futureDelivery).map(monthOf))];
  return notes
    .filter((note) => note.futureBilling > 0)
    .filter((note) => !deliveries.some((month) => isWithinYear(monthOf(note), month)))
    .map((note) => ({ note, cents: note.futureBilling }));
}

function isWithinYear(month: string, later: string): boolean {
  const [from, to] = [month, later].map((text) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7)));
  const apart = (to as number) - (from as number);
  return apart >= 0 && apart <= 12;
}
