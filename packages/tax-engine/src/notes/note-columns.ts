import type { NoteBatch } from './note-batch.ts';
import { ROW_WORDS, WORD_DATE, WORD_FLAGS, WORD_ISSUER, WORD_ORDER, WORD_START, WORD_STATUS } from './note-layout.ts';

const FIRST_ROWS = 4096;

/** The bytes of one batch, as a buffer and as a view. */
interface Chunk {
  bytes: Buffer;
  view: DataView;
}

/**
 * Notes in columns. Values that every pass reads are stored in columns, close together; keys, sums and alerts remain in
 * the batch that contained them.
 */
export class NoteColumns {
  size = 0;
  readonly chunks: Chunk[] = [];
  /** CNPJs; rows hold the index. */
  readonly issuerTexts: string[] = [];
  readonly #issuerNumbers = new Map<string, number>();
  chunkOf = new Uint32Array(0);
  /** Start of each row in its chunk. */
  starts = new Uint32Array(0);
  orders = new Uint32Array(0);
  dates = new Uint32Array(0);
  issuers = new Uint32Array(0);
  flags = new Uint16Array(0);
  statuses = new Uint8Array(0);

  /** Allocates capacity for this many rows in total. */
  reserve(rows: number): void {
    if (rows <= this.starts.length) return;
    for (const name of ['chunkOf', 'starts', 'orders', 'dates', 'issuers'] as const) {
      const wider = new Uint32Array(rows);
      wider.set(this[name]);
      this[name] = wider;
    }
    const flags = new Uint16Array(rows);
    flags.set(this.flags);
    this.flags = flags;
    const statuses = new Uint8Array(rows);
    statuses.set(this.statuses);
    this.statuses = statuses;
  }

  add({ bytes, words, issuerTexts }: NoteBatch): void {
    const size = this.size + words.length / ROW_WORDS;
    if (size > this.starts.length) this.reserve(Math.max(FIRST_ROWS, size * 2));
    const numbers = issuerTexts.map((issuer) => this.#numberOf(issuer));
    for (let at = 0; at < words.length; at += ROW_WORDS) {
      const row = this.size++;
      this.chunkOf[row] = this.chunks.length;
      this.starts[row] = words[at + WORD_START] ?? 0;
      this.orders[row] = words[at + WORD_ORDER] ?? 0;
      this.dates[row] = words[at + WORD_DATE] ?? 0;
      this.flags[row] = words[at + WORD_FLAGS] ?? 0;
      this.statuses[row] = words[at + WORD_STATUS] ?? 0;
      this.issuers[row] = numbers[words[at + WORD_ISSUER] ?? 0] ?? 0;
    }
    this.chunks.push({ bytes: Buffer.from(bytes), view: new DataView(bytes) });
  }

  #numberOf(issuer: string): number {
    const known = this.#issuerNumbers.get(issuer);
    if (known !== undefined) return known;
    this.#issuerNumbers.set(issuer, this.issuerTexts.length);
    return this.issuerTexts.push(issuer) - 1;
  }
}
