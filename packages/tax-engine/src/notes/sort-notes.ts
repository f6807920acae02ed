import { NoteList } from './note-table.ts';

/** Sorts by month, then by position in the upload, then by key: the order in which items are listed. */
export function sortNotes({ table, rows }: NoteList): NoteList {
  // Month and position together are far below 2^53.
  const places = new Float64Array(table.size);
  for (const row of rows) {
    const note = table.read(row);
    places[row] = note.monthNumber * 2 ** 32 + note.order;
  }
  const sorted = rows.slice().sort((a, b) => {
    const apart = (places[a] ?? 0) - (places[b] ?? 0);
    if (apart !== 0) return apart;
    const key = table.read(a).key;
    return key < table.read(b).key ? -1 : 1;
  });
  return new NoteList(table, sorted);
}
