import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { elementAt } from '../element-at.ts';
import { resultsPath } from './item-spill.ts';
import type { NoteRow } from './note-row.ts';
import type { NoteList } from './note-table.ts';
import { FIELD, LINE, parseCodes, type SpilledCodes } from './spill-line.ts';

const WINDOW_BYTES = 1 << 20;
const [FIELD_BYTE, LINE_BYTE] = [FIELD.charCodeAt(0), LINE.charCodeAt(0)];

/** Identifies a product code and name: 64 bits, so that two products are not confused. */
export interface ProductHash {
  high: number;
  low: number;
}

/** Adds bytes to a hash, in place. */
function addBytes(hash: ProductHash, bytes: Buffer, from: number, to: number): void {
  let { high, low } = hash;
  for (let i = from; i < to; i++) {
    const byte = bytes[i] ?? 0;
    high = Math.imul(high ^ byte, 0x01000193);
    low = Math.imul(low + byte, 0x9e3779b1) ^ (low >>> 15);
  }
  hash.high = high;
  hash.low = low;
}

const scratch: ProductHash = { high: 0, low: 0 };

function hashOf(bytes: Buffer, from: number, to: number): ProductHash {
  scratch.high = 0x811c9dc5 | 0;
  scratch.low = 0x2545f491;
  addBytes(scratch, bytes, from, to);
  return scratch;
}

/** Returns the hash of a product, as of a scanned line; valid until the next hash. */
export function productHash(cProd: string, xProd: string): ProductHash {
  const bytes = Buffer.from(`${cProd}${FIELD}${xProd}`);
  return hashOf(bytes, 0, bytes.length);
}

/** A cursor on one item line. Its texts become strings only when they are accessed. */
export class ScannedLine {
  cents = 0;
  /** Equal objects for equal codes, in all files. */
  codes: SpilledCodes;
  #bytes: Buffer = Buffer.alloc(0);
  #product = 0;
  #name = 0;
  #gtin = 0;
  #end = 0;

  constructor(codes: SpilledCodes) {
    this.codes = codes;
  }

  set(bytes: Buffer, product: number, name: number, gtin: number, end: number): void {
    this.#bytes = bytes;
    this.#product = product;
    this.#name = name;
    this.#gtin = gtin;
    this.#end = end;
  }

  get xProd(): string {
    return this.#bytes.toString('utf8', this.#name, this.#gtin - 1);
  }

  get gtin(): string {
    return this.#bytes.toString('latin1', this.#gtin, this.#end);
  }

  /** Valid until the next hash. */
  get hash(): ProductHash {
    return hashOf(this.#bytes, this.#product, this.#gtin - 1);
  }
}

/** Called before the items of a note; returns the function that takes them. */
export type NoteVisitor = (note: NoteRow) => ((line: ScannedLine) => void) | undefined;

/** Passes over all items of spill files in the order of the files: much faster than reading them note by note. */
export class SpillScanner {
  readonly #files: { fd: number; results: SpilledCodes[] }[];
  readonly #known = new Map<string, SpilledCodes>();
  #window: Buffer = Buffer.alloc(0);
  #windowStart = 0;
  #windowEnd = 0;

  constructor(spillPaths: string[]) {
    this.#files = spillPaths.map((path) => ({
      fd: openSync(path, 'r'),
      results: readFileSync(resultsPath(path), 'utf8')
        .split(LINE)
        .filter(Boolean)
        .map((text) => this.#codesOf(text)),
    }));
  }

  /** Visits the notes with all their items. */
  scan(notes: NoteList, visit: NoteVisitor): void {
    for (const file of this.#files.keys()) {
      this.#windowEnd = 0;
      for (const row of rowsInFile(notes, file)) this.#scanNote(notes.table.read(row), file, visit);
    }
  }

  close(): void {
    for (const { fd } of this.#files) closeSync(fd);
  }

  #codesOf(text: string): SpilledCodes {
    let codes = this.#known.get(text);
    if (!codes) {
      codes = parseCodes(text);
      this.#known.set(text, codes);
    }
    return codes;
  }

  #scanNote(note: NoteRow, file: number, visit: NoteVisitor): void {
    const take = visit(note);
    if (!take) return;
    const [, offset, length] = note.spill;
    const { fd, results } = elementAt(this.#files, file);
    if (this.#windowEnd === 0 || offset < this.#windowStart || offset + length > this.#windowEnd)
      this.#load(fd, offset, length);
    this.#scanLines(offset - this.#windowStart, offset - this.#windowStart + length, results, take);
  }

  #load(fd: number, offset: number, length: number): void {
    const size = Math.max(WINDOW_BYTES, length);
    if (this.#window.length < size) this.#window = Buffer.allocUnsafeSlow(size);
    this.#windowStart = offset;
    this.#windowEnd = offset + readSync(fd, this.#window, 0, size, offset);
  }

  #scanLines(from: number, to: number, results: SpilledCodes[], take: (line: ScannedLine) => void): void {
    const bytes = this.#window;
    let line: ScannedLine | undefined;
    let at = from;
    while (at < to && bytes[at] !== LINE_BYTE) at++;
    while (at < to) {
      const product = afterField(bytes, at);
      const name = afterField(bytes, product);
      const gtin = afterField(bytes, name);
      const ibsCbs = afterField(bytes, gtin);
      const cents = afterField(bytes, ibsCbs);
      const result = afterField(bytes, cents);
      at = result;
      let hasFields = false;
      while (at < to && bytes[at] !== LINE_BYTE) {
        if (bytes[at] === FIELD_BYTE) hasFields = true;
        at++;
      }
      const codes = hasFields
        ? this.#codesOf(bytes.toString('utf8', result, at))
        : elementAt(results, readNumber(bytes, result, at));
      line ??= new ScannedLine(codes);
      line.codes = codes;
      line.cents = readNumber(bytes, cents, result - 1);
      line.set(bytes, product, name, gtin, ibsCbs - 1);
      take(line);
    }
  }
}

/** Returns the position after the next field separator. */
function afterField(bytes: Buffer, from: number): number {
  let at = from;
  while (bytes[at] !== FIELD_BYTE) at++;
  return at + 1;
}

function readNumber(bytes: Buffer, from: number, to: number): number {
  let at = from;
  const isNegative = bytes[at] === 0x2d;
  if (isNegative) at++;
  let value = 0;
  for (; at < to; at++) value = value * 10 + (bytes[at] ?? 0) - 0x30;
  return isNegative ? -value : value;
}

/** Rows of the notes with items in a file, in the order of the file. */
function rowsInFile(notes: NoteList, file: number): Uint32Array {
  const offsets = new Float64Array(notes.table.size);
  const rows = notes.rows.filter((row) => {
    const [number, offset, length] = notes.table.read(row).spill;
    offsets[row] = offset;
    return number === file && length > 0;
  });
  return rows.sort((a, b) => (offsets[a] ?? 0) - (offsets[b] ?? 0));
}
