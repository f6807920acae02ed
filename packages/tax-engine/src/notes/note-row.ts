import { type Bucket, buckets } from './note-record.ts';
import { type NoteStatus, noteStatuses } from './note-status.ts';

/** Bytes of a row before its sums (bucket, cents, items), its alerts (position, amount) and its future billing. */
export const HEAD = 72;
export const SUM_BYTES = 13;
export const ALERT_BYTES = 9;

export const F_BUYER = 1;
export const F_FINAL = 2;
export const F_FUTURE_DELIVERY = 4;
export const F_FUTURE_BILLING = 8;
export const F_ICMS_OUTSIDE = 16;
export const F_SALES = 32;
export const F_RETURNS = 64;
export const F_OWN_PRODUCTION = 128;

const monthTexts = new Map<number, string>();

/** One note as it lies in a table. A table has a single one of these, which it moves: keep none of it. */
export class NoteRow {
  bytes: Buffer = Buffer.alloc(0);
  at = 0;
  issuers: string[] = [];

  get key(): string {
    return this.bytes.toString('latin1', this.at, this.at + 44);
  }

  /** Position of the file in the upload. */
  get order(): number {
    return this.bytes.readUInt32LE(this.at + 44);
  }

  /** AAAAMMDD. */
  get date(): number {
    return this.bytes.readUInt32LE(this.at + 48);
  }

  get year(): number {
    return Math.floor(this.date / 10_000);
  }

  /** `AAAA-MM` of the note's own local date. */
  get month(): string {
    const number = Math.floor(this.date / 100);
    let text = monthTexts.get(number);
    if (text === undefined) {
      text = `${String(Math.floor(number / 100)).padStart(4, '0')}-${String(number % 100).padStart(2, '0')}`;
      monthTexts.set(number, text);
    }
    return text;
  }

  has(flag: number): boolean {
    return (this.bytes.readUInt16LE(this.at + 52) & flag) !== 0;
  }

  get status(): NoteStatus {
    return noteStatuses[this.bytes[this.at + 54] as number] as NoteStatus;
  }

  set status(status: NoteStatus) {
    this.bytes[this.at + 54] = noteStatuses.indexOf(status);
  }

  get issuer(): string {
    return this.issuers[this.bytes.readUInt16LE(this.at + 56)] as string;
  }

  /** Where its items lie: which spill file, first byte, length. */
  get spill(): [file: number, offset: number, length: number] {
    const { bytes, at } = this;
    return [bytes[at + 55] as number, bytes.readDoubleLE(at + 64), bytes.readUInt32LE(at + 60)];
  }

  get hasSums(): boolean {
    return this.bytes[this.at + 58] !== 0;
  }

  get hasAlerts(): boolean {
    return this.bytes[this.at + 59] !== 0;
  }

  forEachSum(take: (bucket: Bucket, cents: number, items: number) => void): void {
    const { bytes } = this;
    let at = this.at + HEAD;
    for (let left = bytes[this.at + 58] as number; left > 0; left--, at += SUM_BYTES) {
      take(buckets[bytes[at] as number] as Bucket, bytes.readDoubleLE(at + 1), bytes.readUInt32LE(at + 9));
    }
  }

  /** By position in the catalogue of alerts. */
  forEachAlert(take: (alert: number, amount: number) => void): void {
    let at = this.#alertsAt;
    for (let left = this.bytes[this.at + 59] as number; left > 0; left--, at += ALERT_BYTES) {
      take(this.bytes[at] as number, this.bytes.readDoubleLE(at + 1));
    }
  }

  /** Cents of billings for future delivery. */
  get futureBilling(): number {
    return this.bytes.readDoubleLE(this.#alertsAt + (this.bytes[this.at + 59] as number) * ALERT_BYTES);
  }

  get #alertsAt(): number {
    return this.at + HEAD + (this.bytes[this.at + 58] as number) * SUM_BYTES;
  }

  /** The producer's own goods were not counted as monofásico when they were sold. */
  makeOwnProduction(): void {
    const { bytes } = this;
    bytes.writeUInt16LE(bytes.readUInt16LE(this.at + 52) | F_OWN_PRODUCTION, this.at + 52);
    let at = this.at + HEAD;
    for (let left = bytes[this.at + 58] as number; left > 0; left--, at += SUM_BYTES) {
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
