import { SHORT, ShortTexts } from './short-texts.ts';

const PIPE = 0x7c;
const COMMA = 0x2c;
const MINUS = 0x2d;
const MAX_FIELDS = 200;
const DAY_LENGTH = 8;
/** Sums of damaged amounts stay exact below this limit; a company of this size does not exist. */
const MOST_CENTS = 1e14;
/** Bound of each map below, so that no file can fill the memory. */
const MOST_CACHED = 4096;
const names = new Map<number, string>();
/** Days by the number that their eight digits make. */
const days = new Map<number, string>();
const shortTexts = new ShortTexts(decode);

/**
 * The fields of one line `|REG|f02|…|` of a SPED file, parsed from its bytes when they are asked for. One object is
 * reused for all lines: copy what is kept. Fields are numbered from 1 = REG, as in the guides.
 */
export class RecordLine {
  #bytes: Buffer = Buffer.alloc(0);
  #end = 0;
  readonly #starts = new Int32Array(MAX_FIELDS + 2);
  #fields = 0;
  /** The record: `C170`; empty for a line that is no record. */
  name = '';

  /** Reads the line from `start`, its first pipe, to `end`, without its line break. */
  load(bytes: Buffer, start: number, end: number): void {
    this.#bytes = bytes;
    this.#end = end;
    this.#starts[1] = start + 1;
    this.#fields = -1;
    const isRecord = start + 5 < end && bytes[start] === PIPE && bytes[start + 5] === PIPE;
    this.name = isRecord ? nameAt(bytes, start + 1) : '';
  }

  /** Number of fields that the line has. */
  get fields(): number {
    if (this.#fields < 0) this.#split();
    return this.#fields;
  }

  /** Returns a field as text; empty when it is absent. ISO-8859-1, or UTF-8 where its bytes are (SP-001). */
  text(number: number): string {
    if (number > this.fields) return '';
    const start = this.#starts[number] ?? 0;
    const end = (this.#starts[number + 1] ?? 0) - 1;
    return end - start > SHORT ? decode(this.#bytes, start, end) : shortTexts.find(this.#bytes, start, end);
  }

  /** Returns a hash of a field's bytes (FNV-1a). */
  hash(number: number): number {
    if (number > this.fields) return 0;
    const end = (this.#starts[number + 1] ?? 0) - 1;
    let hash = 0x811c9dc5;
    for (let at = this.#starts[number] ?? 0; at < end; at++) {
      hash = Math.imul(hash ^ (this.#bytes[at] ?? 0), 0x01000193);
    }
    return hash;
  }

  /** Returns true when a field's bytes are the characters of a text; false for any text beyond ASCII. */
  equals(number: number, text: string): boolean {
    if (number > this.fields) return text === '';
    const start = this.#starts[number] ?? 0;
    if ((this.#starts[number + 1] ?? 0) - 1 - start !== text.length) return false;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code !== this.#bytes[start + at] || code > 0x7f) return false;
    }
    return true;
  }

  /** Returns true when the field has a value. */
  has(number: number): boolean {
    return number <= this.fields && (this.#starts[number + 1] ?? 0) - (this.#starts[number] ?? 0) > 1;
  }

  /** Returns an amount in cents, half up from the third decimal; 0 when it is absent or above a trillion reais. */
  cents(number: number): number {
    const cents = this.#decimal(number, 2);
    return Math.abs(cents) <= MOST_CENTS ? cents : 0;
  }

  /** Returns a percentage in ten-thousandths: `1,65` is 16,500. */
  rate(number: number): number {
    return this.#decimal(number, 4);
  }

  /** Returns a quantity or unit value in millionths. */
  millionths(number: number): number {
    return this.#decimal(number, 6);
  }

  /** Returns a date `ddmmaaaa` as `AAAA-MM-DD`; empty when it is none. */
  day(number: number): string {
    const digits = this.#digits(number);
    if (digits < 0) return parseDay(this.text(number));
    let day = days.get(digits);
    if (day === undefined) {
      day = parseDay(this.text(number));
      if (days.size < MOST_CACHED) days.set(digits, day);
    }
    return day;
  }

  /** Returns the number that a field of eight digits makes; −1 for any other field. */
  #digits(number: number): number {
    if (number > this.fields) return -1;
    const start = this.#starts[number] ?? 0;
    if ((this.#starts[number + 1] ?? 0) - 1 - start !== DAY_LENGTH) return -1;
    let digits = 0;
    for (let at = start; at < start + DAY_LENGTH; at++) {
      const digit = (this.#bytes[at] ?? 0) - 0x30;
      if (digit < 0 || digit > 9) return -1;
      digits = digits * 10 + digit;
    }
    return digits;
  }

  #decimal(number: number, places: number): number {
    if (number > this.fields) return 0;
    const bytes = this.#bytes;
    const end = (this.#starts[number + 1] ?? 0) - 1;
    let at = this.#starts[number] ?? 0;
    const isNegative = bytes[at] === MINUS;
    if (isNegative) at++;
    let value = 0;
    let decimals = -1;
    for (; at < end; at++) {
      const byte = bytes[at] ?? 0;
      if (byte === COMMA && decimals < 0) decimals = 0;
      else if (byte >= 0x30 && byte <= 0x39) {
        if (decimals === places) {
          if (byte >= 0x35) value++;
          break;
        }
        value = value * 10 + byte - 0x30;
        if (decimals >= 0) decimals++;
      }
    }
    for (let place = Math.max(0, decimals); place < places; place++) value *= 10;
    return isNegative ? -value : value;
  }

  #split(): void {
    const [bytes, starts, end] = [this.#bytes, this.#starts, this.#end];
    let count = 1;
    for (let at = (starts[1] ?? 0) + 4; at < end && count < MAX_FIELDS; at++) {
      if (bytes[at] === PIPE) starts[++count] = at + 1;
    }
    // The last pipe ends the last field; a line without it ends there all the same.
    const isClosed = bytes[end - 1] === PIPE;
    if (!isClosed) starts[++count] = end + 1;
    this.#fields = count - 1;
  }
}

function decode(bytes: Buffer, start: number, end: number): string {
  const text = bytes.toString('latin1', start, end);
  if (!hasHighByte(bytes, start, end)) return text.trim();
  const wide = bytes.toString('utf8', start, end);
  return (wide.includes('\ufffd') ? text : wide).trim();
}

function hasHighByte(bytes: Buffer, start: number, end: number): boolean {
  for (let at = start; at < end; at++) if ((bytes[at] ?? 0) > 0x7f) return true;
  return false;
}

function parseDay(text: string): string {
  if (!/^\d{8}$/.test(text)) return '';
  const day = `${text.slice(4)}-${text.slice(2, 4)}-${text.slice(0, 2)}`;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : '';
}

function nameAt(bytes: Buffer, at: number): string {
  const code = bytes.readUInt32BE(at);
  let name = names.get(code);
  if (name === undefined) {
    name = /^[0-9A-Z]{4}$/.test(bytes.toString('latin1', at, at + 4)) ? bytes.toString('latin1', at, at + 4) : '';
    if (names.size < 2000) names.set(code, name);
  }
  return name;
}
