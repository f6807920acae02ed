import type { NoteColumns } from './note-columns.ts';
import {
  ALERT_BYTES,
  F_FUTURE_BILLING,
  F_OWN_PRODUCTION,
  HEAD,
  HEAD_ALERTS,
  HEAD_SPILL_FILE,
  HEAD_SPILL_LENGTH,
  HEAD_SPILL_OFFSET,
  HEAD_SUMS,
  SUM_BYTES,
} from './note-layout.ts';
import { type Bucket, buckets } from './note-record.ts';
import { type NoteStatus, noteStatuses } from './note-status.ts';

const monthTexts = new Map<number, string>();

/** One note of a table. A table has a single one of these, which it moves: keep none of it. */
export class NoteRow {
  row = 0;
  readonly #columns: NoteColumns;

  constructor(columns: NoteColumns) {
    this.#columns = columns;
  }

  /** The chunk that holds the row, from `at` on. */
  get bytes(): Buffer {
    return this.#chunk.bytes;
  }

  get at(): number {
    return this.#columns.starts[this.row] as number;
  }

  get #chunk() {
    const { chunks, chunkOf } = this.#columns;
    return chunks[chunkOf[this.row] as number] as (typeof chunks)[number];
  }

  get key(): string {
    return this.bytes.toString('latin1', this.at, this.at + 44);
  }

  /** Position of the file in the upload. */
  get order(): number {
    return this.#columns.orders[this.row] as number;
  }

  /** AAAAMMDD. */
  get date(): number {
    return this.#columns.dates[this.row] as number;
  }

  get year(): number {
    return Math.floor(this.date / 10_000);
  }

  /** AAAAMM of the note's own local date. */
  get monthNumber(): number {
    return Math.floor(this.date / 100);
  }

  /** `AAAA-MM` of the same. */
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
    return ((this.#columns.flags[this.row] as number) & flag) !== 0;
  }

  get status(): NoteStatus {
    return noteStatuses[this.#columns.statuses[this.row] as number] as NoteStatus;
  }

  set status(status: NoteStatus) {
    this.#columns.statuses[this.row] = noteStatuses.indexOf(status);
  }

  /** The issuer's number in this table. */
  get issuerNumber(): number {
    return this.#columns.issuers[this.row] as number;
  }

  get issuer(): string {
    return this.#columns.issuerTexts[this.issuerNumber] as string;
  }

  /** Where its items lie: which spill file, first byte, length. */
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
      take(buckets[view.getUint8(at)] as Bucket, view.getFloat64(at + 1, true), view.getUint32(at + 9, true));
    }
  }

  /** By position in the catalogue of alerts. */
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
    const { bytes, view } = this.#chunk;
    return view.getFloat64(this.#alertsAt + (bytes[this.at + HEAD_ALERTS] as number) * ALERT_BYTES, true);
  }

  get #alertsAt(): number {
    return this.at + HEAD + (this.bytes[this.at + HEAD_SUMS] as number) * SUM_BYTES;
  }

  /** The producer's own goods were not counted as monofásico when they were sold. */
  makeOwnProduction(): void {
    const { bytes } = this;
    this.#columns.flags[this.row] = (this.#columns.flags[this.row] as number) | F_OWN_PRODUCTION;
    let at = this.at + HEAD;
    for (let left = bytes[this.at + HEAD_SUMS] as number; left > 0; left--, at += SUM_BYTES) {
      const bucket = buckets[bytes[at] as number] as Bucket;
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
