import type { GroupCents } from '../reading.ts';
import { bucketNumber, bucketsOf, groupOf, hasReturns, hasSales, type NoteRecord } from './note-record.ts';

const MOST_DAYS_APART = 60;

/**
 * Gives buyers' returns the annex of the sale that they name, and leaves out those for which the client issued an
 * entry note of its own. Takes authorised notes only.
 */
export function matchReturns(notes: NoteRecord[]): NoteRecord[] {
  const own = notes.filter((note) => note.side === 'own' && hasReturns(note)).toSorted(compareByDay);
  const matched = new Set<NoteRecord>();
  const dropped = new Set<NoteRecord>();
  const byKey = new Map(notes.map((note) => [note.key, note]));
  for (const buyer of notes.filter(({ side }) => side === 'buyer').toSorted(compareByDay)) {
    if (buyer.references.some((key) => isWhollyOwnProduction(byKey.get(key)))) makeOwnProduction(buyer);
    const twin = own.find((note) => !matched.has(note) && isSameReturn(note, buyer));
    if (!twin) continue;
    matched.add(twin);
    dropped.add(buyer);
  }
  return notes.filter((note) => !dropped.has(note));
}

/** So that the order of files decides nothing. */
function compareByDay(a: NoteRecord, b: NoteRecord): number {
  const [first, second] = [a.day + a.key, b.day + b.key];
  return first < second ? -1 : Number(first > second);
}

function isSameReturn(own: NoteRecord, buyer: NoteRecord): boolean {
  if (own.references.includes(buyer.key)) return true;
  if (!own.references.some((key) => buyer.references.includes(key))) return false;
  const apart = Math.abs(Date.parse(own.day) - Date.parse(buyer.day)) / 86_400_000;
  if (apart > MOST_DAYS_APART) return false;
  const [a, b] = [returnedByGroup(own), returnedByGroup(buyer)];
  return (Object.keys(a) as (keyof GroupCents)[]).every((group) => Math.abs(a[group] - b[group]) <= 1);
}

function returnedByGroup(note: NoteRecord): GroupCents {
  const groups: GroupCents = { none: 0, st: 0, mono: 0, both: 0 };
  for (const { bucket, cents } of bucketsOf(note)) if (bucket.returned) groups[groupOf(bucket, false)] += cents;
  return groups;
}

function isWhollyOwnProduction(sale: NoteRecord | undefined): boolean {
  if (sale?.side !== 'own' || !hasSales(sale)) return false;
  return [...bucketsOf(sale)].every(({ bucket }) => bucket.ownProduction);
}

/** The producer's own goods were not counted as monofásico when they were sold. */
function makeOwnProduction(note: NoteRecord): void {
  note.sums = [...bucketsOf(note)].flatMap(({ bucket, cents, items }) => [
    bucketNumber({ ...bucket, ownProduction: true, mono: false, cold: false }),
    cents,
    items,
  ]);
  note.ownProduction = true;
}
