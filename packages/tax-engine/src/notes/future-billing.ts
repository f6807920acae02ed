import { F_FUTURE_BILLING, F_FUTURE_DELIVERY } from './note-layout.ts';
import type { NoteList } from './note-table.ts';

/**
 * Returns, by month, the cents of billings for future delivery (CFOP 5922, 6922) that no delivery (5116, 5117, 6116,
 * 6117) follows within 12 months: the revenue may belong to the billing.
 */
export function findUndelivered(notes: NoteList): { month: string; cents: number }[] {
  const deliveries = new Set<string>();
  const billings: { month: string; cents: number }[] = [];
  notes.forEach((note) => {
    if (note.has(F_FUTURE_DELIVERY)) deliveries.add(note.month);
    if (note.has(F_FUTURE_BILLING)) billings.push({ month: note.month, cents: note.futureBilling });
  });
  return billings.filter(({ month }) => ![...deliveries].some((later) => isWithinYear(month, later)));
}

function isWithinYear(month: string, later: string): boolean {
  const apart = monthNumber(later) - monthNumber(month);
  return apart >= 0 && apart <= 12;
}

function monthNumber(month: string): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7));
}
