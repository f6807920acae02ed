const ABSENT = -1;
export const NO_DIGITS = -1;
const MAX_CODES = 50_000;
const POWERS = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8];

/**
 * The texts of a document's wanted fields as positions: in the document or, where entities or CDATA were joined, in a
 * scratch buffer (encoded as negative positions below −1). The first occurrence of a field is kept until it is cleared.
 */
export class FieldStore {
  readonly #starts: Int32Array;
  readonly #ends: Int32Array;
  #bytes: Buffer = Buffer.alloc(0);
  #scratch: Buffer = Buffer.alloc(1 << 12);
  #scratchEnd = 0;
  readonly #codes = new Map<number, string>();
  #start = ABSENT;
  #end = 0;
  #joined = false;

  constructor(fields: number) {
    this.#starts = new Int32Array(fields).fill(ABSENT);
    this.#ends = new Int32Array(fields);
  }

  reset(bytes: Buffer): void {
    this.#bytes = bytes;
    this.#scratchEnd = 0;
    this.#starts.fill(ABSENT);
  }

  /** Clears the fields from `first` up to, excluding, `end`. */
  clear(first: number, end: number): void {
    this.#starts.fill(ABSENT, first, end);
  }

  /** Stores a field as a range of the document. */
  set(field: number, start: number, end: number): void {
    if (this.#starts[field] !== ABSENT) return;
    this.#starts[field] = start;
    this.#ends[field] = end;
  }

  begin(): void {
    this.#start = ABSENT;
    this.#joined = false;
  }

  append(start: number, end: number): void {
    if (this.#start === ABSENT && !this.#joined) {
      this.#start = start;
      this.#end = end;
      return;
    }
    this.#join(end - start);
    this.#bytes.copy(this.#scratch, this.#scratchEnd, start, end);
    this.#scratchEnd += end - start;
  }

  /** Appends text in which all kinds of line ends become line feeds (XML 1.0, 2.11). */
  appendLines(start: number, end: number): void {
    const bytes = this.#bytes;
    let from = start;
    for (let at = bytes.indexOf(13, start); at >= 0 && at < end; at = bytes.indexOf(13, at + 1)) {
      this.append(from, at);
      if (bytes[at + 1] !== 10) this.appendCharacter(10);
      from = at + 1;
    }
    this.append(from, end);
  }

  appendCharacter(code: number): void {
    this.#join(4);
    this.#scratchEnd += this.#scratch.write(String.fromCodePoint(code), this.#scratchEnd);
  }

  finish(field: number): void {
    if (this.#joined) this.set(field, -2 - this.#start, this.#scratchEnd);
    else if (this.#start === ABSENT) this.set(field, 0, 0);
    else this.set(field, this.#start, this.#end);
  }

  #join(more: number): void {
    const first = this.#joined || this.#start === ABSENT ? 0 : this.#end - this.#start;
    const needed = this.#scratchEnd + first + more;
    if (needed > this.#scratch.length) {
      const wider = Buffer.alloc(needed * 2);
      this.#scratch.copy(wider, 0, 0, this.#scratchEnd);
      this.#scratch = wider;
    }
    if (this.#joined) return;
    if (first > 0) this.#bytes.copy(this.#scratch, this.#scratchEnd, this.#start, this.#end);
    this.#start = this.#scratchEnd;
    this.#scratchEnd += first;
    this.#joined = true;
  }

  has(field: number): boolean {
    return this.#starts[field] !== ABSENT;
  }

  /** Returns the start of a field's text, for `textAt` and `copyAt`; valid until the next document. */
  startOf(field: number): number {
    return this.#starts[field] ?? ABSENT;
  }

  endOf(field: number): number {
    return this.#ends[field] ?? 0;
  }

  /** Returns the trimmed text; empty when absent. A copy, so that the document's memory can be freed. */
  text(field: number): string {
    return this.textAt(this.#starts[field] ?? ABSENT, this.#ends[field] ?? 0);
  }

  textAt(start: number, end: number): string {
    if (start === ABSENT || start === end) return '';
    return start < ABSENT
      ? this.#scratch.toString('utf8', -2 - start, end).trim()
      : this.#bytes.toString('utf8', start, end).trim();
  }

  /** Copies the bytes of `textAt` into `target`, which must have enough space; returns the end position. */
  copyAt(start: number, end: number, target: Buffer, at: number): number {
    const bytes = start < ABSENT ? this.#scratch : this.#bytes;
    const from = start < ABSENT ? -2 - start : start;
    if (start === ABSENT || from === end) return at;
    if (!isPrintable(bytes[from]) || !isPrintable(bytes[end - 1]))
      return at + target.write(this.textAt(start, end), at);
    for (let i = from, to = at; i < end; i++, to++) target[to] = bytes[i] ?? 0;
    return at + end - from;
  }

  /** Returns a number unique per code of at most 8 digits, 0 for an empty one; `NO_DIGITS` for any other text. */
  digits(field: number): number {
    const start = this.#starts[field] ?? ABSENT;
    const length = (this.#ends[field] ?? 0) - start;
    if (start === ABSENT || length === 0) return 0;
    if (start < 0 || length > 8) return NO_DIGITS;
    let key = length;
    for (let at = start; at < start + length; at++) {
      const digit = (this.#bytes[at] ?? 0) - 0x30;
      if (digit < 0 || digit > 9) return NO_DIGITS;
      key = key * 10 + digit;
    }
    return key;
  }

  /** Parses a whole number; 0 for other texts. */
  wholeNumber(field: number): number {
    const key = this.digits(field);
    if (key === NO_DIGITS) return Number(this.text(field)) || 0;
    const length = (this.#ends[field] ?? 0) - (this.#starts[field] ?? ABSENT);
    return key === 0 ? 0 : key - length * (POWERS[length] ?? 0);
  }

  /** Like `text`, for repetitive codes: strings of codes with at most 8 digits are cached. */
  code(field: number): string {
    const key = this.digits(field);
    if (key <= 0) return key === 0 ? '' : this.text(field);
    let text = this.#codes.get(key);
    if (text === undefined) {
      text = this.text(field);
      if (this.#codes.size < MAX_CODES) this.#codes.set(key, text);
    }
    return text;
  }

  /**
   * Parses an amount of reais into integer cents, half up beyond two decimals; 0 when absent or empty, NaN when it is no
   * number.
   */
  cents(field: number): number {
    const from = this.#starts[field] ?? ABSENT;
    if (from === ABSENT) return 0;
    const bytes = from < ABSENT ? this.#scratch : this.#bytes;
    return parseCents(bytes, from < ABSENT ? -2 - from : from, this.#ends[field] ?? 0);
  }
}

/** Returns true for an ASCII character that is not trimmed. */
function isPrintable(byte: number | undefined): boolean {
  return byte !== undefined && byte > 0x20 && byte < 0x7f;
}

function parseCents(bytes: Buffer, start: number, end: number): number {
  let at = start;
  let last = end;
  while (at < last && (bytes[at] ?? 0) <= 32) at++;
  while (last > at && (bytes[last - 1] ?? 0) <= 32) last--;
  if (at === last) return 0;
  const negative = bytes[at] === 0x2d;
  if (negative) at++;
  let cents = 0;
  let decimals = -1;
  let digits = 0;
  for (; at < last; at++) {
    const byte = bytes[at] ?? 0;
    if (byte === 0x2e && decimals < 0) {
      decimals = 0;
      continue;
    }
    if (byte < 0x30 || byte > 0x39) return Number.NaN;
    digits++;
    if (decimals < 2) cents = cents * 10 + byte - 0x30;
    else if (decimals === 2 && byte >= 0x35) cents++;
    if (decimals >= 0) decimals++;
  }
  if (digits === 0) return Number.NaN;
  for (let i = Math.max(decimals, 0); i < 2; i++) cents *= 10;
  return negative ? -cents : cents;
}
