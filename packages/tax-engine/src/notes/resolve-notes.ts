import { elementAt } from '../element-at.ts';
import { KeyIndex } from './key-index.ts';
import type { NoteStatus } from './note-status.ts';
import { NoteList, type NoteTable } from './note-table.ts';
import type { NotesCounts } from './notes-counts.ts';

/** Of several copies, the status earlier in this list applies to the note; a cancellation prevails over all. */
const ranks: NoteStatus[] = ['CANCELADO', 'OK', 'DENEGADA', 'NAO_AUTORIZADA', 'SEM_PROTOCOLO'];

/** A row per access key, in the order in which threads delivered them, with an index by key. */
export interface ResolvedNotes {
  notes: NoteList;
  /** Returns the row of a key; undefined for an unknown key. */
  findRow(key: string): number | undefined;
  /** Rows of additional copies. */
  copies: number[];
}

/**
 * Selects one row per access key: applies cancellations from any file, prefers copies with a protocol and, among equal
 * copies, the one at the lowest position, so that the order of files has no effect. Updates `counts`.
 */
export function resolveNotes(table: NoteTable, cancelled: string[], counts: NotesCounts): ResolvedNotes {
  const index = new KeyIndex(table.size);
  const kept = new Uint32Array(table.size);
  const copies: number[] = [];
  const numbersOfCopies: number[] = [];
  for (let row = 0; row < table.size; row++) {
    const note = table.read(row);
    const known = index.size;
    const number = index.add(note.bytes, note.at);
    if (number === known) kept[number] = row;
    else {
      copies.push(row);
      numbersOfCopies.push(number);
    }
  }
  counts.duplicados += copies.length;
  const cancelledNumbers = new Set(cancelled.map((key) => index.findText(key)).filter((number) => number >= 0));
  for (const number of cancelledNumbers) table.read(elementAt(kept, number)).status = 'CANCELADO';
  for (const [i, row] of copies.entries()) {
    const number = elementAt(numbersOfCopies, i);
    if (cancelledNumbers.has(number)) table.read(row).status = 'CANCELADO';
    if (isBetter(table, row, elementAt(kept, number))) kept[number] = row;
  }
  const rowOf = kept.slice(0, index.size);
  const notes = new NoteList(table, rowOf);
  notes.forEach(({ status }) => {
    if (status === 'OK') counts.validos++;
    else if (status === 'CANCELADO') counts.cancelados++;
    else if (status === 'DENEGADA') counts.denegados++;
    else if (status === 'NAO_AUTORIZADA') counts.nao_autorizados++;
    else counts.sem_protocolo++;
  });
  return {
    notes,
    copies,
    findRow: (key) => rowOf[index.findText(key)],
  };
}

function isBetter(table: NoteTable, row: number, otherRow: number): boolean {
  const { status, order } = table.read(row);
  const other = table.read(otherRow);
  const [rank, otherRank] = [ranks.indexOf(status), ranks.indexOf(other.status)];
  return rank === otherRank ? order < other.order : rank < otherRank;
}
