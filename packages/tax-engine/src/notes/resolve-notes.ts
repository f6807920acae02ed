import type { NoteRecord } from './note-record.ts';
import type { NoteStatus } from './note-status.ts';
import type { NotesCounts } from './notes-counts.ts';

/** A copy earlier in this list stands for the note; cancelled wins over all. */
const ranks: NoteStatus[] = ['CANCELADO', 'OK', 'DENEGADA', 'NAO_AUTORIZADA', 'SEM_PROTOCOLO'];

/**
 * One record per access key, whatever the order of the files: cancellations of any file applied, copies without a
 * protocol behind those with one, equal copies by the position of their file. Sorted by month and position.
 * `counts` is completed.
 */
export function resolveNotes(records: NoteRecord[], cancelled: Iterable<string>, counts: NotesCounts): NoteRecord[] {
  const cancelledKeys = new Set(cancelled);
  const kept = new Map<string, NoteRecord>();
  for (const record of records) {
    if (cancelledKeys.has(record.key)) record.status = 'CANCELADO';
    const other = kept.get(record.key);
    if (other) counts.duplicados++;
    if (!other || isBetter(record, other)) kept.set(record.key, record);
  }
  const notes = [...kept.values()];
  for (const { status } of notes) {
    if (status === 'OK') counts.validos++;
    else if (status === 'CANCELADO') counts.cancelados++;
    else if (status === 'DENEGADA') counts.denegados++;
    else if (status === 'NAO_AUTORIZADA') counts.nao_autorizados++;
    else counts.sem_protocolo++;
  }
  return notes.sort(
    (a, b) => compare(a.day.slice(0, 7), b.day.slice(0, 7)) || a.order - b.order || compare(a.key, b.key),
  );
}

function isBetter(record: NoteRecord, other: NoteRecord): boolean {
  const [rank, otherRank] = [ranks.indexOf(record.status), ranks.indexOf(other.status)];
  return rank === otherRank ? record.order < other.order : rank < otherRank;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
