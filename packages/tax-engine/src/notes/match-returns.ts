import { elementAt } from '../element-at.ts';
import type { GroupCents } from '../engine-types.ts';
import { keysOf } from '../record-keys.ts';
import { dayNumber } from './day-number.ts';
import { F_BUYER, F_RETURNS, F_SALES } from './note-layout.ts';
import { groupOf } from './note-record.ts';
import type { NoteRow } from './note-row.ts';
import type { NoteList } from './note-table.ts';
import type { ResolvedNotes } from './resolve-notes.ts';

const MAX_DAYS_APART = 60;

/** The fields of a return that matching needs. */
interface ReturnNote {
  row: number;
  key: string;
  date: number;
  references: string[];
  groups: GroupCents;
}

/**
 * Assigns buyers' returns to the annex of the sale that they reference, and removes those for which the client issued
 * its own entry note. `notes` are authorised; `findRow` returns the row of a key.
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
      note.moveToOwnProduction();
      buyer.groups = returnedByGroup(note);
    }
    const candidates = [buyer.key, ...buyer.references].flatMap((key) => byReference.get(key) ?? []);
    const match = candidates
      .sort((a, b) => a - b)
      .find((at) => !matched.has(at) && isSameReturn(elementAt(own, at), buyer));
    if (match === undefined) continue;
    matched.add(match);
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

// The key breaks ties, so that the result does not depend on the order of files.
function compareByDay(a: ReturnNote, b: ReturnNote): number {
  if (a.date !== b.date) return a.date - b.date;
  return a.key < b.key ? -1 : Number(a.key > b.key);
}

/** Positions in `returns` by referenced key. */
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
  if (Math.abs(dayNumber(own.date) - dayNumber(buyer.date)) > MAX_DAYS_APART) return false;
  return keysOf(own.groups).every((group) => Math.abs(own.groups[group] - buyer.groups[group]) <= 1);
}

/** Returns true when the note is an authorised sale by the client that holds own production only. */
function isWhollyOwnProduction(sale: NoteRow): boolean {
  if (sale.status !== 'OK' || sale.has(F_BUYER) || !sale.has(F_SALES)) return false;
  let whole = true;
  sale.forEachSum((bucket) => {
    whole &&= bucket.ownProduction;
  });
  return whole;
}
