import { elementAt } from '../element-at.ts';
import {
  ALERT_BYTES,
  F_BUYER,
  F_FINAL,
  F_FUTURE_BILLING,
  F_FUTURE_DELIVERY,
  F_IBS_CBS,
  F_ICMS_OUTSIDE,
  F_RETURNS,
  F_SALES,
  FUTURE_BILLING_BYTES,
  HEAD,
  HEAD_ALERTS,
  HEAD_SPILL_FILE,
  HEAD_SPILL_LENGTH,
  HEAD_SPILL_OFFSET,
  HEAD_SUMS,
  IBS_CBS_BYTES,
  ROW_WORDS,
  SUM_BYTES,
  WORD_DATE,
  WORD_FLAGS,
  WORD_ISSUER,
  WORD_ORDER,
  WORD_START,
  WORD_STATUS,
} from './note-layout.ts';
import { buckets, type NoteRecord } from './note-record.ts';
import { noteStatuses } from './note-status.ts';

const FIRST_BYTES = 1 << 15;
const FIRST_ROWS = 256;

/** The records of some files, in buffers that are transferred between threads; layout in `note-layout.ts`. */
export interface NoteBatch {
  bytes: ArrayBuffer;
  /** `ROW_WORDS` values per row. */
  words: Uint32Array<ArrayBuffer>;
  /** CNPJs that rows reference by index. */
  issuerTexts: string[];
  /** References of returns, by row. */
  references: [row: number, keys: string[]][];
}

/** Encodes records into batches. */
export class NoteBatchWriter {
  #bytes = Buffer.allocUnsafeSlow(FIRST_BYTES);
  #end = 0;
  #words = new Uint32Array(FIRST_ROWS * ROW_WORDS);
  #rows = 0;
  #batch = createNoteBatch();

  add(record: NoteRecord): void {
    const { sums, alerts } = record;
    const tail = FUTURE_BILLING_BYTES + IBS_CBS_BYTES;
    const length = HEAD + (sums.length / 3) * SUM_BYTES + (alerts.length / 2) * ALERT_BYTES + tail;
    if (this.#end + length > this.#bytes.length) this.#widen(length);
    this.#writeWords(record);
    this.#writeHead(record);
    this.#end += HEAD;
    for (let i = 0; i < sums.length; i += 3) this.#writeSum(sums[i] ?? 0, sums[i + 1] ?? 0, sums[i + 2] ?? 0);
    for (let i = 0; i < alerts.length; i += 2) {
      this.#end = this.#bytes.writeUInt8(alerts[i] ?? 0, this.#end);
      this.#end = this.#bytes.writeDoubleLE(alerts[i + 1] ?? 0, this.#end);
    }
    if (record.futureBilling > 0) this.#end = this.#bytes.writeDoubleLE(record.futureBilling, this.#end);
    if (record.ibsCbs) this.#writeIbsCbs(record.ibsCbs);
  }

  /** Returns the records added since the last call, in newly allocated buffers. */
  drain(): NoteBatch {
    const batch = this.#batch;
    batch.bytes = new Uint8Array(this.#bytes.subarray(0, this.#end)).buffer;
    batch.words = this.#words.slice(0, this.#rows * ROW_WORDS);
    this.#batch = createNoteBatch();
    this.#end = 0;
    this.#rows = 0;
    return batch;
  }

  #writeWords(record: NoteRecord): void {
    const at = this.#rows * ROW_WORDS;
    if (at === this.#words.length) {
      const wider = new Uint32Array(at * 2);
      wider.set(this.#words);
      this.#words = wider;
    }
    const words = this.#words;
    words[at + WORD_START] = this.#end;
    words[at + WORD_ORDER] = record.order;
    words[at + WORD_DATE] = dateNumber(record.day);
    words[at + WORD_FLAGS] = flagsOf(record);
    words[at + WORD_STATUS] = noteStatuses.indexOf(record.status);
    words[at + WORD_ISSUER] = this.#issuer(record.emit);
    if (record.references.length > 0) this.#batch.references.push([this.#rows, record.references]);
    this.#rows++;
  }

  #writeHead(record: NoteRecord): void {
    const bytes = this.#bytes;
    const at = this.#end;
    const [file, offset, length] = record.spill;
    bytes.write(record.key, at, 'latin1');
    bytes.writeUInt8(file, at + HEAD_SPILL_FILE);
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

  #writeIbsCbs({ base, ibs, cbs, items, differsFromTotal }: NonNullable<NoteRecord['ibsCbs']>): void {
    for (const cents of [base, ibs, cbs]) this.#end = this.#bytes.writeDoubleLE(cents, this.#end);
    this.#end = this.#bytes.writeUInt32LE(items, this.#end);
    this.#end = this.#bytes.writeUInt8(Number(differsFromTotal), this.#end);
  }

  #issuer(emit: string): number {
    const { issuerTexts } = this.#batch;
    const known = issuerTexts.indexOf(emit);
    return known >= 0 ? known : issuerTexts.push(emit) - 1;
  }

  #widen(more: number): void {
    const wider = Buffer.allocUnsafeSlow(this.#bytes.length * 2 + more);
    this.#bytes.copy(wider, 0, 0, this.#end);
    this.#bytes = wider;
  }
}

/** Creates a batch without rows. */
export function createNoteBatch(): NoteBatch {
  return { bytes: new ArrayBuffer(0), words: new Uint32Array(0), issuerTexts: [], references: [] };
}

/** Converts `AAAA-MM-DD` to AAAAMMDD. */
function dateNumber(day: string): number {
  let number = 0;
  for (let i = 0; i < 10; i++) if (i !== 4 && i !== 7) number = number * 10 + day.charCodeAt(i) - 0x30;
  return number;
}

function flagsOf(record: NoteRecord): number {
  let flags = 0;
  if (record.side === 'buyer') flags |= F_BUYER;
  if (record.finalConsumer) flags |= F_FINAL;
  if (record.futureDelivery) flags |= F_FUTURE_DELIVERY;
  if (record.futureBilling > 0) flags |= F_FUTURE_BILLING;
  if (record.ibsCbs) flags |= F_IBS_CBS;
  if (record.crt === '2') flags |= F_ICMS_OUTSIDE;
  for (let i = 0; i < record.sums.length; i += 3) {
    flags |= elementAt(buckets, record.sums[i] ?? 0).returned ? F_RETURNS : F_SALES;
  }
  return flags;
}
