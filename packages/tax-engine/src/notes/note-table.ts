import type { NoteBatch } from './note-batch.ts';
import { NoteColumns } from './note-columns.ts';
import { NoteRow } from './note-row.ts';

/** All notes of an upload on the client's side, 100 to 200 bytes each. Items are in the spill files. */
export class NoteTable {
  readonly #columns = new NoteColumns();
  readonly #references = new Map<number, string[]>();
  readonly #row = new NoteRow(this.#columns);

  get size(): number {
    return this.#columns.size;
  }

  /** Allocates capacity for this many notes in total. */
  reserve(notes: number): void {
    this.#columns.reserve(notes);
  }

  add(batch: NoteBatch): void {
    for (const [row, keys] of batch.references) this.#references.set(this.size + row, keys);
    if (batch.words.length > 0) this.#columns.add(batch);
  }

  /** Moves the table's cursor to a row and returns it; valid until the next call. */
  read(row: number): NoteRow {
    this.#row.row = row;
    return this.#row;
  }

  /** Access keys referenced by a return. */
  referencesOf(row: number): string[] {
    return this.#references.get(row) ?? [];
  }
}

/** A selection of rows of a table, in its own order. */
export class NoteList {
  readonly table: NoteTable;
  readonly rows: Uint32Array;

  constructor(table: NoteTable, rows: Uint32Array) {
    this.table = table;
    this.rows = rows;
  }

  /** Calls `take` for each note; `note` is the table's single cursor. */
  forEach(take: (note: NoteRow, row: number) => void): void {
    for (let i = 0; i < this.rows.length; i++) {
      const row = this.rows[i] ?? 0;
      take(this.table.read(row), row);
    }
  }

  filter(keep: (note: NoteRow, row: number) => boolean): NoteList {
    const kept = new Uint32Array(this.rows.length);
    let size = 0;
    this.forEach((note, row) => {
      if (keep(note, row)) kept[size++] = row;
    });
    return new NoteList(this.table, kept.subarray(0, size));
  }
}
