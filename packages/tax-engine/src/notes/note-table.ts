import type { NoteBatch } from './note-batch.ts';
import { NoteRow } from './note-row.ts';

const FIRST_ROWS = 4096;

interface Chunk {
  bytes: Buffer;
  issuers: string[];
}

/** All notes of an upload on the client's side, a hundred bytes or two each; their items lie in the spill files. */
export class NoteTable {
  readonly #chunks: Chunk[] = [];
  readonly #references = new Map<number, string[]>();
  readonly #row = new NoteRow();
  #chunkOf = new Uint32Array(FIRST_ROWS);
  #starts = new Uint32Array(FIRST_ROWS);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(batch: NoteBatch): void {
    if (batch.starts.length === 0) return;
    if (this.#size + batch.starts.length > this.#starts.length) this.#widen(batch.starts.length);
    for (const [row, keys] of batch.references) this.#references.set(this.#size + row, keys);
    for (const start of batch.starts) {
      this.#chunkOf[this.#size] = this.#chunks.length;
      this.#starts[this.#size++] = start;
    }
    this.#chunks.push({ bytes: Buffer.from(batch.bytes), issuers: batch.issuers });
  }

  /** The note in a row, until the next call. */
  read(row: number): NoteRow {
    const chunk = this.#chunks[this.#chunkOf[row] as number] as Chunk;
    this.#row.bytes = chunk.bytes;
    this.#row.issuers = chunk.issuers;
    this.#row.at = this.#starts[row] as number;
    return this.#row;
  }

  /** Access keys of the notes that a return refers to. */
  referencesOf(row: number): string[] {
    return this.#references.get(row) ?? [];
  }

  #widen(more: number): void {
    const length = this.#starts.length * 2 + more;
    const [chunkOf, starts] = [new Uint32Array(length), new Uint32Array(length)];
    chunkOf.set(this.#chunkOf);
    starts.set(this.#starts);
    [this.#chunkOf, this.#starts] = [chunkOf, starts];
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
    for (const row of this.rows) take(this.table.read(row), row);
  }

  filter(keep: (note: NoteRow, row: number) => boolean): NoteList {
    return new NoteList(
      this.table,
      this.rows.filter((row) => keep(this.table.read(row), row)),
    );
  }
}
