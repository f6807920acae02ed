import { closeSync, openSync, writeFileSync, writeSync } from 'node:fs';
import type { NoteFacts, PrintedItem } from './document-facts.ts';
import { FIELD, LINE } from './spill-line.ts';

const BUFFER_BYTES = 1 << 20;
/** More than the numbers of a line and what parts its fields take. */
const NUMBERS_BYTES = 64;
const MOST_ANSWERS = 20_000;
const [FIELD_BYTE, LINE_BYTE] = [FIELD.charCodeAt(0), LINE.charCodeAt(0)];

/** The rest of an item's line as `encodeAnswer` has it; the same object for all items that have the same. */
export interface SpilledAnswer {
  readonly text: string;
  /** By which lines name it once the first is written, −1 before and when there are too many. Of one spill alone. */
  number: number;
}

/** Where the answers lie that the lines of a spill file name by number. */
export const answersPath = (spillPath: string) => `${spillPath}-answers`;

/** Lines of counted items, written to a file that only this process reads again. */
export class ItemSpill {
  readonly path: string;
  readonly #fd: number;
  readonly #buffer = Buffer.allocUnsafeSlow(BUFFER_BYTES);
  /** Answers by number, in their order; what comes when there are too many stands in its own line. */
  readonly #answers = new Map<string, number>();
  #filled = 0;
  #written = 0;
  #note: NoteFacts | undefined;
  #start = 0;

  constructor(path: string) {
    this.path = path;
    this.#fd = openSync(path, 'wx', 0o600);
  }

  /** The items that are added from here on are this note's. */
  begin(note: NoteFacts): void {
    this.#note = note;
    this.#start = this.#written + this.#filled;
  }

  /** Where the note's lines start and how long they are; nothing is written of a note without items. */
  end(): [offset: number, length: number] {
    return [this.#start, this.#written + this.#filled - this.#start];
  }

  /**
   * One item of the note, `value` in signed cents. The texts go from the document into the line byte by byte, without a
   * string between.
   */
  add(item: PrintedItem, value: number, answer: SpilledAnswer): void {
    if (this.#written + this.#filled === this.#start) this.#writeHead();
    if (answer.number < 0) answer.number = this.#numberOf(answer.text);
    const { number } = answer;
    const most = item.textBytes + NUMBERS_BYTES;
    if (number < 0 || most > BUFFER_BYTES) {
      const last = number < 0 ? answer.text : String(number);
      this.#writeText([LINE + item.nItem, item.cProd, item.xProd, value, last].join(FIELD));
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
    at = writeNumber(buffer, at, value);
    buffer[at++] = FIELD_BYTE;
    this.#filled = writeNumber(buffer, at, number);
  }

  #writeHead(): void {
    const { key, mod, serie, numero, issued, emit } = this.#note as NoteFacts;
    this.#writeText(`${key}${FIELD}${mod}${FIELD}${serie}${FIELD}${numero}${FIELD}${issued}${FIELD}${emit}`);
  }

  #numberOf(text: string): number {
    const known = this.#answers.get(text);
    if (known !== undefined) return known;
    const number = this.#answers.size;
    if (number === MOST_ANSWERS) return -1;
    this.#answers.set(text, number);
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
    writeFileSync(answersPath(this.path), [...this.#answers.keys()].join(LINE), { flag: 'wx', mode: 0o600 });
  }
}

/** The number as text; returns where it ends. */
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
