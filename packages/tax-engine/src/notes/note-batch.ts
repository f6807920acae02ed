import {
  ALERT_BYTES,
  F_BUYER,
  F_FINAL,
  F_FUTURE_BILLING,
  F_FUTURE_DELIVERY,
  F_ICMS_OUTSIDE,
  F_RETURNS,
  F_SALES,
  HEAD,
  HEAD_ALERTS,
  HEAD_DATE,
  HEAD_FLAGS,
  HEAD_ISSUER,
  HEAD_ORDER,
  HEAD_SPILL_FILE,
  HEAD_SPILL_LENGTH,
  HEAD_SPILL_OFFSET,
  HEAD_STATUS,
  HEAD_SUMS,
  SUM_BYTES,
} from './note-layout.ts';
import { type Bucket, buckets, type NoteRecord } from './note-record.ts';
import { noteStatuses } from './note-status.ts';

const FIRST_BYTES = 1 << 15;

/** The records of some files as bytes (`note-layout.ts` says how), so that they pass between threads without a copy. */
export interface NoteBatch {
  bytes: ArrayBuffer;
  /** Where each row starts. */
  starts: number[];
  /** The issuers that rows name by position. */
  issuers: string[];
  /** References of returns, by row. */
  references: [row: number, keys: string[]][];
}

/** Puts records into batches. */
export class NoteBatchWriter {
  #bytes = Buffer.allocUnsafeSlow(FIRST_BYTES);
  #end = 0;
  #batch = createNoteBatch();

  add(record: NoteRecord): void {
    const { sums, alerts } = record;
    const length = HEAD + (sums.length / 3) * SUM_BYTES + (alerts.length / 2) * ALERT_BYTES + 8;
    if (this.#end + length > this.#bytes.length) this.#widen(length);
    const { starts, references } = this.#batch;
    if (record.references.length > 0) references.push([starts.length, record.references]);
    starts.push(this.#end);
    this.#writeHead(record);
    this.#end += HEAD;
    for (let i = 0; i < sums.length; i += 3)
      this.#writeSum(sums[i] as number, sums[i + 1] as number, sums[i + 2] as number);
    for (let i = 0; i < alerts.length; i += 2) {
      this.#end = this.#bytes.writeUInt8(alerts[i] as number, this.#end);
      this.#end = this.#bytes.writeDoubleLE(alerts[i + 1] as number, this.#end);
    }
    this.#end = this.#bytes.writeDoubleLE(record.futureBilling, this.#end);
  }

  /** What was added since the last call, in memory of its own. */
  drain(): NoteBatch {
    const batch = this.#batch;
    batch.bytes = new Uint8Array(this.#bytes.subarray(0, this.#end)).buffer;
    this.#batch = createNoteBatch();
    this.#end = 0;
    return batch;
  }

  #writeHead(record: NoteRecord): void {
    const bytes = this.#bytes;
    const at = this.#end;
    const [file, offset, length] = record.spill;
    bytes.write(record.key, at, 'latin1');
    bytes.writeUInt32LE(record.order, at + HEAD_ORDER);
    bytes.writeUInt32LE(Number(record.day.replaceAll('-', '')), at + HEAD_DATE);
    bytes.writeUInt16LE(flagsOf(record), at + HEAD_FLAGS);
    bytes.writeUInt8(noteStatuses.indexOf(record.status), at + HEAD_STATUS);
    bytes.writeUInt8(file, at + HEAD_SPILL_FILE);
    bytes.writeUInt16LE(this.#issuer(record.emit), at + HEAD_ISSUER);
    bytes.writeUInt8(record.sums.length / 3, at + HEAD_SUMS);
    bytes.writeUInt8(record.alerts.length / 2, at + HEAD_ALERTS);
    bytes.writeUInt32LE(length, at + HEAD_SPILL_LENGTH);
    bytes.writeDoubleLE(offset, at + HEAD_SPILL_OFFSET);
  }

  #writeSum(bucket: number, cents: number, items: number): void {
    this.#bytes.writeUInt8(bucket, this.#end);
    this.#bytes.writeDoubleLE(cents, this.#end + 1);
    this.#bytes.writeUInt32LE(items, this.#end + 9);
    this.#end += SUM_BYTES;
  }

  #issuer(emit: string): number {
    const { issuers } = this.#batch;
    const known = issuers.indexOf(emit);
    return known >= 0 ? known : issuers.push(emit) - 1;
  }

  #widen(more: number): void {
    const wider = Buffer.allocUnsafeSlow(this.#bytes.length * 2 + more);
    this.#bytes.copy(wider, 0, 0, this.#end);
    this.#bytes = wider;
  }
}

export function createNoteBatch(): NoteBatch {
  return { bytes: new ArrayBuffer(0), starts: [], issuers: [], references: [] };
}

function flagsOf(record: NoteRecord): number {
  let flags = 0;
  if (record.side === 'buyer') flags |= F_BUYER;
  if (record.finalConsumer) flags |= F_FINAL;
  if (record.futureDelivery) flags |= F_FUTURE_DELIVERY;
  if (record.futureBilling > 0) flags |= F_FUTURE_BILLING;
  if (record.crt === '2') flags |= F_ICMS_OUTSIDE;
  for (let i = 0; i < record.sums.length; i += 3) {
    flags |= (buckets[record.sums[i] as number] as Bucket).returned ? F_RETURNS : F_SALES;
  }
  return flags;
}
