const PIPE = 0x7c;
const COMMA = 0x2c;
const MINUS = 0x2d;
const MAX_FIELDS = 200;
/** Sums of damaged amounts stay exact below this limit; a company of this size does not exist. */
const MOST_CENTS = 1e14;
const SHORT = 4;
/** Bound of each cache below, so that no file can fill the memory. */
const MOST_CACHED = 4096;
const names = new Map<number, string>();
/** Codes such as CST and CFOP repeat in all lines: a look-up by their bytes is faster than decoding them. */
const shortTexts = new Map<number, string>();
const days = new Map<string, string>();

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
    this.name = bytes[start] === PIPE && bytes[start + 5] === PIPE ? nameAt(bytes, start + 1) : '';
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
    if (end - start > SHORT) return decode(this.#bytes, start, end);
    let code = 1;
    for (let at = start; at < end; at++) code = code * 256 + (this.#bytes[at] ?? 0);
    let text = shortTexts.get(code);
    if (text === undefined) {
      text = decode(this.#bytes, start, end);
      if (shortTexts.size < MOST_CACHED) shortTexts.set(code, text);
    }
    return text;
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
    const text = this.text(number);
    let day = days.get(text);
    if (day === undefined) {
      day = parseDay(text);
      if (days.size < MOST_CACHED) days.set(text, day);
    }
    return day;
  }

  #decimal(number: number, places: number): number {
    if (number > this.fields) return 0;
    const end = (this.#starts[number + 1] ?? 0) - 1;
    let at = this.#starts[number] ?? 0;
    const isNegative = this.#bytes[at] === MINUS;
    if (isNegative) at++;
    let value = 0;
    let decimals = -1;
    for (; at < end; at++) {
      const byte = this.#bytes[at] ?? 0;
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
    let count = 1;
    for (let at = (this.#starts[1] ?? 0) + 4; at < this.#end && count < MAX_FIELDS; at++) {
      if (this.#bytes[at] === PIPE) this.#starts[++count] = at + 1;
    }
    // The last pipe ends the last field; a line without it ends there all the same.
    const isClosed = this.#bytes[this.#end - 1] === PIPE;
    if (!isClosed) this.#starts[++count] = this.#end + 1;
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
