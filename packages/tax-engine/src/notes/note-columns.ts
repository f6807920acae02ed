import type { NoteBatch } from './note-batch.ts';
import { HEAD_DATE, HEAD_FLAGS, HEAD_ISSUER, HEAD_ORDER, HEAD_STATUS } from './note-layout.ts';

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
  chunkOf = new Uint32Array(FIRST_ROWS);
  /** Where a row starts in its chunk. */
  starts = new Uint32Array(FIRST_ROWS);
  orders = new Uint32Array(FIRST_ROWS);
  dates = new Uint32Array(FIRST_ROWS);
  issuers = new Uint32Array(FIRST_ROWS);
  flags = new Uint16Array(FIRST_ROWS);
  statuses = new Uint8Array(FIRST_ROWS);

  add(batch: NoteBatch): void {
    while (this.size + batch.starts.length > this.starts.length) this.#widen();
    const view = new DataView(batch.bytes);
    const numbers = batch.issuers.map((issuer) => this.#numberOf(issuer));
    for (const start of batch.starts) {
      const row = this.size++;
      this.chunkOf[row] = this.chunks.length;
      this.starts[row] = start;
      this.orders[row] = view.getUint32(start + HEAD_ORDER, true);
      this.dates[row] = view.getUint32(start + HEAD_DATE, true);
      this.flags[row] = view.getUint16(start + HEAD_FLAGS, true);
      this.statuses[row] = view.getUint8(start + HEAD_STATUS);
      this.issuers[row] = numbers[view.getUint16(start + HEAD_ISSUER, true)] as number;
    }
    this.chunks.push({ bytes: Buffer.from(batch.bytes), view });
  }

  #numberOf(issuer: string): number {
    const known = this.#issuerNumbers.get(issuer);
    if (known !== undefined) return known;
    this.#issuerNumbers.set(issuer, this.issuerTexts.length);
    return this.issuerTexts.push(issuer) - 1;
  }

  #widen(): void {
    for (const name of ['chunkOf', 'starts', 'orders', 'dates', 'issuers'] as const) {
      const wider = new Uint32Array(this[name].length * 2);
      wider.set(this[name]);
      this[name] = wider;
    }
    const flags = new Uint16Array(this.flags.length * 2);
    flags.set(this.flags);
    this.flags = flags;
    const statuses = new Uint8Array(this.statuses.length * 2);
    statuses.set(this.statuses);
    this.statuses = statuses;
  }
}
