import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs';
import type { NoteFacts, PrintedItem } from './document-facts.ts';
import { encodeIbsCbs, FIELD, LINE } from './spill-line.ts';

const BUFFER_BYTES = 1 << 20;
/** Upper bound of the bytes of a line's numbers, separators, and IBS and CBS. */
const NUMBERS_BYTES = 136;
const MAX_RESULTS = 20_000;
const [FIELD_BYTE, LINE_BYTE] = [FIELD.charCodeAt(0), LINE.charCodeAt(0)];

/** The rest of an item's line, from `encodeResult`; one shared object for all items with equal results. */
export interface SpilledResult {
  readonly text: string;
  /** Number of the text in this spill's results file; −1 until it is assigned, or when the limit is reached. */
  number: number;
}

/** Returns the path of the file with the numbered results of a spill file. */
export const resultsPath = (spillPath: string) => `${spillPath}-results`;

/** Writes the lines of counted items to a temporary file that only this process reads. */
export class ItemSpill {
  readonly path: string;
  readonly #fd: number;
  readonly #buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES);
  /** Numbers by result text. Results beyond `MAX_RESULTS` are written out in their own line. */
  readonly #results = new Map<string, number>();
  #filled = 0;
  #written = 0;
  #note: NoteFacts | undefined;
  #start = 0;

  constructor(path: string) {
    this.path = path;
    this.#fd = openSync(path, 'wx', 0o600);
  }

  /** Starts a note; items added from now on belong to it. */
  begin(note: NoteFacts): void {
    this.#note = note;
    this.#start = this.#written + this.#filled;
  }

  /** Returns the position and length of the note's lines. Nothing is written for a note without items. */
  end(): [offset: number, length: number] {
    return [this.#start, this.#written + this.#filled - this.#start];
  }

  /**
   * Adds an item of the current note; `value` in signed cents. Texts are copied from the document into the line as
   * bytes, without creating strings.
   */
  add(item: PrintedItem, value: number, result: SpilledResult): void {
    if (this.#written + this.#filled === this.#start) this.#writeHead();
    if (result.number < 0) result.number = this.#numberOf(result.text);
    const { number } = result;
    const most = item.textBytes + NUMBERS_BYTES;
    if (number < 0 || most > BUFFER_BYTES) {
      const last = number < 0 ? result.text : String(number);
      const ibsCbs = encodeIbsCbs(item.ibsCbs);
      this.#writeText([LINE + item.nItem, item.cProd, item.xProd, item.gtin, ibsCbs, value, last].join(FIELD));
      return;
    }
    if (this.#filled + most > BUFFER_BYTES) this.#flush();
    const buffer = this.#buffer;
    let at = this.#filled;
    buffer[at++] = LINE_BYTE;
    at = writeNumber(buffer, at, item.nItem);
    buffer[at++] = FIELD_BYTE;
    at = item.copyCode(buffer, at);
    buffer[at++] = FIELD_BYTE;
    at = item.copyName(buffer, at);
    buffer[at++] = FIELD_BYTE;
    at = item.copyGtin(buffer, at);
    buffer[at++] = FIELD_BYTE;
    if (item.ibsCbs) at += buffer.write(encodeIbsCbs(item.ibsCbs), at, 'latin1');
    buffer[at++] = FIELD_BYTE;
    at = writeNumber(buffer, at, value);
    buffer[at++] = FIELD_BYTE;
    this.#filled = writeNumber(buffer, at, number);
  }

  #writeHead(): void {
    if (!this.#note) throw new Error('ItemSpill.add precisa de uma nota');
    const { key, mod, serie, numero, issued, emit } = this.#note;
    this.#writeText(`${key}${FIELD}${mod}${FIELD}${serie}${FIELD}${numero}${FIELD}${issued}${FIELD}${emit}`);
  }

  #numberOf(text: string): number {
    const known = this.#results.get(text);
    if (known !== undefined) return known;
    const number = this.#results.size;
    if (number === MAX_RESULTS) return -1;
    this.#results.set(text, number);
    return number;
  }

  #writeText(text: string): void {
    const most = text.length * 3;
    if (this.#filled + most > BUFFER_BYTES) this.#flush();
    if (most > BUFFER_BYTES) {
      const bytes = Buffer.from(text);
      this.#writeOut(bytes, bytes.length);
    } else this.#filled += this.#buffer.write(text, this.#filled);
  }

  #flush(): void {
    this.#writeOut(this.#buffer, this.#filled);
    this.#filled = 0;
  }

  #writeOut(bytes: Buffer, length: number): void {
    for (let done = 0; done < length; ) done += writeSync(this.#fd, bytes, done, length - done);
    this.#written += length;
  }

  close(): void {
    this.#flush();
    closeSync(this.#fd);
    writeFileSync(resultsPath(this.path), [...this.#results.keys()].join(LINE), { flag: 'wx', mode: 0o600 });
  }
}

/** Writes the number in decimal digits and returns the end position. */
function writeNumber(buffer: Buffer, at: number, value: number): number {
  if (value < 0 || value !== (value | 0)) return at + buffer.write(String(value), at);
  let end = at + 1;
  for (let rest = value; rest >= 10; rest = (rest / 10) | 0) end++;
  let rest = value;
  for (let i = end - 1; i >= at; i--) {
    const tens = (rest / 10) | 0;
    buffer[i] = 0x30 + rest - tens * 10;
    rest = tens;
  }
  return end;
}
