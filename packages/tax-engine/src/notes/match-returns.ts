import type { GroupCents } from '../reading.ts';
import { dayNumber } from './day-number.ts';
import { F_BUYER, F_RETURNS, F_SALES } from './note-layout.ts';
import { groupOf } from './note-record.ts';
import type { NoteRow } from './note-row.ts';
import type { NoteList } from './note-table.ts';
import type { ResolvedNotes } from './resolve-notes.ts';

const MOST_DAYS_APART = 60;

/** A return as far as matching needs it. */
interface ReturnNote {
  row: number;
  key: string;
  date: number;
  references: string[];
  groups: GroupCents;
}

/**
 * Gives buyers' returns the annex of the sale that they name, and leaves out those for which the client issued an
 * entry note of its own. Takes authorised notes only; `findRow` finds one by its key.
 */
export function matchReturns(notes: NoteList, findRow: ResolvedNotes['findRow']): NoteList {
  const own: ReturnNote[] = [];
  const buyers: ReturnNote[] = [];
  notes.forEach((note, row) => {
    if (note.has(F_BUYER)) buyers.push(returnNote(note, row, notes));
    else if (note.has(F_RETURNS)) own.push(returnNote(note, row, notes));
  });
  if (buyers.length === 0) return notes;
  own.sort(compareByDay);
  const isOwnProduction = (key: string) => {
    const row = findRow(key);
    return row !== undefined && isWhollyOwnProduction(notes.table.read(row));
  };
  const byReference = indexByReference(own);
  const matched = new Set<number>();
  const dropped = new Set<number>();
  for (const buyer of buyers.sort(compareByDay)) {
    if (buyer.references.some(isOwnProduction)) {
      const note = notes.table.read(buyer.row);
      note.makeOwnProduction();
      buyer.groups = returnedByGroup(note);
    }
    const candidates = [buyer.key, ...buyer.references].flatMap((key) => byReference.get(key) ?? []);
    const twin = candidates
      .sort((a, b) => a - b)
      .find((at) => !matched.has(at) && isSameReturn(own[at] as ReturnNote, buyer));
    if (twin === undefined) continue;
    matched.add(twin);
    dropped.add(buyer.row);
  }
  return dropped.size === 0 ? notes : notes.filter((_, row) => !dropped.has(row));
}

function returnNote(note: NoteRow, row: number, notes: NoteList): ReturnNote {
  return {
    row,
    key: note.key,
    date: note.date,
    references: notes.table.referencesOf(row),
    groups: returnedByGroup(note),
  };
}

function returnedByGroup(note: NoteRow): GroupCents {
  const groups: GroupCents = { none: 0, st: 0, mono: 0, both: 0 };
  note.forEachSum((bucket, cents) => {
    if (bucket.returned) groups[groupOf(bucket, false)] += cents;
  });
  return groups;
}

/** So that the order of files decides nothing. */
function compareByDay(a: ReturnNote, b: ReturnNote): number {
  if (a.date !== b.date) return a.date - b.date;
  return a.key < b.key ? -1 : Number(a.key > b.key);
}

/** Positions of returns by the keys that they refer to. */
function indexByReference(returns: ReturnNote[]): Map<string, number[]> {
  const index = new Map<string, number[]>();
  for (const [at, { references }] of returns.entries()) {
    for (const key of references) {
      const known = index.get(key);
      if (known) known.push(at);
      else index.set(key, [at]);
    }
  }
  return index;
}

function isSameReturn(own: ReturnNote, buyer: ReturnNote): boolean {
  if (own.references.includes(buyer.key)) return true;
  if (Math.abs(dayNumber(own.date) - dayNumber(buyer.date)) > MOST_DAYS_APART) return false;
  return (Object.keys(own.groups) as (keyof GroupCents)[]).every(
    (group) => Math.abs(own.groups[group] - buyer.groups[group]) <= 1,
  );
}

/** Only a sale of the client's is asked about. */
function isWhollyOwnProduction(sale: NoteRow): boolean {
  if (sale.status !== 'OK' || sale.has(F_BUYER) || !sale.has(F_SALES)) return false;
  let whole = true;
  sale.forEachSum((bucket) => {
    whole &&= bucket.ownProduction;
  });
  return whole;
}
