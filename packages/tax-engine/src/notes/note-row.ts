import { elementAt } from '../element-at.ts';
import type { NoteColumns } from './note-columns.ts';
import {
  ALERT_BYTES,
  F_FUTURE_BILLING,
  F_IBS_CBS,
  F_OWN_PRODUCTION,
  FUTURE_BILLING_BYTES,
  HEAD,
  HEAD_ALERTS,
  HEAD_SPILL_FILE,
  HEAD_SPILL_LENGTH,
  HEAD_SPILL_OFFSET,
  HEAD_SUMS,
  SUM_BYTES,
} from './note-layout.ts';
import { type Bucket, buckets, type NoteRecord } from './note-record.ts';
import { type NoteStatus, noteStatuses } from './note-status.ts';

const monthTexts = new Map<number, string>();

/** A cursor on one note of a table. Each table reuses a single cursor: do not store it. */
export class NoteRow {
  row = 0;
  readonly #columns: NoteColumns;

  constructor(columns: NoteColumns) {
    this.#columns = columns;
  }

  /** The chunk that holds the row, starting at `at`. */
  get bytes(): Buffer {
    return this.#chunk.bytes;
  }

  get at(): number {
    return this.#columns.starts[this.row] ?? 0;
  }

  get #chunk() {
    const { chunks, chunkOf } = this.#columns;
    return elementAt(chunks, chunkOf[this.row] ?? 0);
  }

  get key(): string {
    return this.bytes.toString('latin1', this.at, this.at + 44);
  }

  /** Position of the file in the upload. */
  get order(): number {
    return this.#columns.orders[this.row] ?? 0;
  }

  /** AAAAMMDD. */
  get date(): number {
    return this.#columns.dates[this.row] ?? 0;
  }

  get year(): number {
    return Math.floor(this.date / 10_000);
  }

  /** AAAAMM of the note's local date. */
  get monthNumber(): number {
    return Math.floor(this.date / 100);
  }

  /** `AAAA-MM` of the note's local date. */
  get month(): string {
    const number = this.monthNumber;
    let text = monthTexts.get(number);
    if (text === undefined) {
      text = `${String(Math.floor(number / 100)).padStart(4, '0')}-${String(number % 100).padStart(2, '0')}`;
      monthTexts.set(number, text);
    }
    return text;
  }

  has(flag: number): boolean {
    return ((this.#columns.flags[this.row] ?? 0) & flag) !== 0;
  }

  get status(): NoteStatus {
    return elementAt(noteStatuses, this.#columns.statuses[this.row] ?? 0);
  }

  set status(status: NoteStatus) {
    this.#columns.statuses[this.row] = noteStatuses.indexOf(status);
  }

  /** Index of the issuer in this table. */
  get issuerNumber(): number {
    return this.#columns.issuers[this.row] ?? 0;
  }

  get issuer(): string {
    return elementAt(this.#columns.issuerTexts, this.issuerNumber);
  }

  /** Location of its items: number of the spill file, first byte, length. */
  get spill(): [file: number, offset: number, length: number] {
    const { at } = this;
    const { view } = this.#chunk;
    return [
      view.getUint8(at + HEAD_SPILL_FILE),
      view.getFloat64(at + HEAD_SPILL_OFFSET, true),
      view.getUint32(at + HEAD_SPILL_LENGTH, true),
    ];
  }

  get hasSums(): boolean {
    return this.bytes[this.at + HEAD_SUMS] !== 0;
  }

  get hasAlerts(): boolean {
    return this.bytes[this.at + HEAD_ALERTS] !== 0;
  }

  forEachSum(take: (bucket: Bucket, cents: number, items: number) => void): void {
    const { view } = this.#chunk;
    const head = this.at;
    let at = head + HEAD;
    for (let left = view.getUint8(head + HEAD_SUMS); left > 0; left--, at += SUM_BYTES) {
      take(elementAt(buckets, view.getUint8(at)), view.getFloat64(at + 1, true), view.getUint32(at + 9, true));
    }
  }

  /** Calls `take` with each alert's position in the catalogue and its amount. */
  forEachAlert(take: (alert: number, amount: number) => void): void {
    const { view } = this.#chunk;
    let at = this.#alertsAt;
    for (let left = view.getUint8(this.at + HEAD_ALERTS); left > 0; left--, at += ALERT_BYTES) {
      take(view.getUint8(at), view.getFloat64(at + 1, true));
    }
  }

  /** Cents of billings for future delivery. */
  get futureBilling(): number {
    if (!this.has(F_FUTURE_BILLING)) return 0;
    return this.#chunk.view.getFloat64(this.#tailAt, true);
  }

  /** IBS and CBS of its counted items; undefined for notes without them. */
  get ibsCbs(): NoteRecord['ibsCbs'] {
    if (!this.has(F_IBS_CBS)) return undefined;
    const { view } = this.#chunk;
    const at = this.#tailAt + (this.has(F_FUTURE_BILLING) ? FUTURE_BILLING_BYTES : 0);
    return {
      base: view.getFloat64(at, true),
      ibs: view.getFloat64(at + 8, true),
      cbs: view.getFloat64(at + 16, true),
      items: view.getUint32(at + 24, true),
      differsFromTotal: view.getUint8(at + 28) !== 0,
    };
  }

  /** Position behind the alerts. */
  get #tailAt(): number {
    return this.#alertsAt + (this.bytes[this.at + HEAD_ALERTS] ?? 0) * ALERT_BYTES;
  }

  get #alertsAt(): number {
    return this.at + HEAD + (this.bytes[this.at + HEAD_SUMS] ?? 0) * SUM_BYTES;
  }

  /** Moves all sums to own production, which is not monofásico, as the manufacturer's own sale was not. */
  moveToOwnProduction(): void {
    const { bytes } = this;
    this.#columns.flags[this.row] = (this.#columns.flags[this.row] ?? 0) | F_OWN_PRODUCTION;
    let at = this.at + HEAD;
    for (let left = bytes[this.at + HEAD_SUMS] ?? 0; left > 0; left--, at += SUM_BYTES) {
      const bucket = elementAt(buckets, bytes[at] ?? 0);
      bytes[at] = buckets.findIndex(
        (other) =>
          other.ownProduction &&
          !other.mono &&
          !other.cold &&
          other.st === bucket.st &&
          other.returned === bucket.returned,
      );
    }
  }
}
