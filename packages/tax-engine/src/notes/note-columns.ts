import type { NoteBatch } from './note-batch.ts';
import { ROW_WORDS, WORD_DATE, WORD_FLAGS, WORD_ISSUER, WORD_ORDER, WORD_START, WORD_STATUS } from './note-layout.ts';

const FIRST_ROWS = 4096;

/** Bytes of one batch, seen in both ways. */
interface Chunk {
  bytes: Buffer;
  view: DataView;
}

/**
 * Notes one after the other. What every pass over them asks for lies in columns, close together; keys, sums and alerts
 * stay in the batch that brought them.
 */
export class NoteColumns {
  size = 0;
  readonly chunks: Chunk[] = [];
  /** CNPJs by the number that a row names. */
  readonly issuerTexts: string[] = [];
  readonly #issuerNumbers = new Map<string, number>();
  chunkOf = new Uint32Array(0);
  /** Where a row starts in its chunk. */
  starts = new Uint32Array(0);
  orders = new Uint32Array(0);
  dates = new Uint32Array(0);
  issuers = new Uint32Array(0);
  flags = new Uint16Array(0);
  statuses = new Uint8Array(0);

  /** Room for so many rows, of which some may never come. */
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
      this.starts[row] = words[at + WORD_START] as number;
      this.orders[row] = words[at + WORD_ORDER] as number;
      this.dates[row] = words[at + WORD_DATE] as number;
      this.flags[row] = words[at + WORD_FLAGS] as number;
      this.statuses[row] = words[at + WORD_STATUS] as number;
      this.issuers[row] = numbers[words[at + WORD_ISSUER] as number] as number;
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
