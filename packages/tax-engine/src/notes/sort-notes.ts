import { NoteList } from './note-table.ts';

/** By month, then by position in the upload; notes of one file by their keys: the order in which items are listed. */
export function sortNotes({ table, rows }: NoteList): NoteList {
  // Months and positions together stay far below 2^53.
  const places = new Float64Array(table.size);
  for (const row of rows) {
    const note = table.read(row);
    places[row] = note.monthNumber * 2 ** 32 + note.order;
  }
  const sorted = rows.slice().sort((a, b) => {
    const apart = (places[a] as number) - (places[b] as number);
    if (apart !== 0) return apart;
    const key = table.read(a).key;
    return key < table.read(b).key ? -1 : 1;
  });
  return new NoteList(table, sorted);
}
