import { KeyIndex } from './key-index.ts';
import type { NoteStatus } from './note-status.ts';
import { NoteList, type NoteTable } from './note-table.ts';
import type { NotesCounts } from './notes-counts.ts';

/** A copy earlier in this list stands for the note; cancelled wins over all. */
const ranks: NoteStatus[] = ['CANCELADO', 'OK', 'DENEGADA', 'NAO_AUTORIZADA', 'SEM_PROTOCOLO'];

/** One row per access key, and the way from a key to it. */
export interface ResolvedNotes {
  notes: NoteList;
  /** The row of a key; undefined when no note has it. */
  findRow(key: string): number | undefined;
  /** Rows of further copies, whichever of them stands for its note. */
  copies: number[];
}

/**
 * One row per access key, whatever the order of the files: cancellations of any file applied, copies without a
 * protocol behind those with one, equal copies by the position of their file. Sorted by month and position.
 * `counts` is completed.
 */
export function resolveNotes(table: NoteTable, cancelled: string[], counts: NotesCounts): ResolvedNotes {
  const index = new KeyIndex(table.size);
  const kept = new Uint32Array(table.size);
  const cancelledKeys = indexKeys(cancelled);
  const copies: number[] = [];
  for (let row = 0; row < table.size; row++) {
    const note = table.read(row);
    if (cancelledKeys.find(note.bytes, note.at) >= 0) note.status = 'CANCELADO';
    const known = index.size;
    const number = index.add(note.bytes, note.at);
    if (number === known) kept[number] = row;
    else {
      counts.duplicados++;
      copies.push(row);
      if (isBetter(table, row, kept[number] as number)) kept[number] = row;
    }
  }
  const notes = new NoteList(table, sortRows(table, kept.subarray(0, index.size)));
  notes.forEach(({ status }) => {
    if (status === 'OK') counts.validos++;
    else if (status === 'CANCELADO') counts.cancelados++;
    else if (status === 'DENEGADA') counts.denegados++;
    else if (status === 'NAO_AUTORIZADA') counts.nao_autorizados++;
    else counts.sem_protocolo++;
  });
  const rowOf = kept.slice(0, index.size);
  return {
    notes,
    copies,
    findRow: (key) => rowOf[index.findText(key)],
  };
}

function indexKeys(keys: string[]): KeyIndex {
  const index = new KeyIndex(keys.length);
  for (const key of keys) index.addText(key);
  return index;
}

function isBetter(table: NoteTable, row: number, otherRow: number): boolean {
  const { status, order } = table.read(row);
  const other = table.read(otherRow);
  const [rank, otherRank] = [ranks.indexOf(status), ranks.indexOf(other.status)];
  return rank === otherRank ? order < other.order : rank < otherRank;
}

function sortRows(table: NoteTable, rows: Uint32Array): Uint32Array {
  // Months and positions together stay far below 2^53.
  const places = new Float64Array(table.size);
  for (const row of rows) {
    const note = table.read(row);
    places[row] = Math.floor(note.date / 100) * 2 ** 32 + note.order;
  }
  return rows.slice().sort((a, b) => {
    const apart = (places[a] as number) - (places[b] as number);
    if (apart !== 0) return apart;
    const key = table.read(a).key;
    return key < table.read(b).key ? -1 : 1;
  });
}
