import type { NoteBatch } from './note-batch.ts';
import { NoteColumns } from './note-columns.ts';
import { NoteRow } from './note-row.ts';

/** All notes of an upload on the client's side, a hundred bytes or two each; their items lie in the spill files. */
export class NoteTable {
  readonly #columns = new NoteColumns();
  readonly #references = new Map<number, string[]>();
  readonly #row = new NoteRow(this.#columns);

  get size(): number {
    return this.#columns.size;
  }

  /** Room for so many notes, of which some may never come. */
  reserve(notes: number): void {
    this.#columns.reserve(notes);
  }

  add(batch: NoteBatch): void {
    for (const [row, keys] of batch.references) this.#references.set(this.size + row, keys);
    if (batch.words.length > 0) this.#columns.add(batch);
  }

  /** The note in a row, until the next call. */
  read(row: number): NoteRow {
    this.#row.row = row;
    return this.#row;
  }

  /** Access keys of the notes that a return refers to. */
  referencesOf(row: number): string[] {
    return this.#references.get(row) ?? [];
  }
}

/** Some rows of a table, in an order of their own. */
export class NoteList {
  readonly table: NoteTable;
  readonly rows: Uint32Array;

  constructor(table: NoteTable, rows: Uint32Array) {
    this.table = table;
    this.rows = rows;
  }

  /** `note` is the table's one row object, moved from note to note. */
  forEach(take: (note: NoteRow, row: number) => void): void {
    for (let i = 0; i < this.rows.length; i++) {
      const row = this.rows[i] as number;
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
