const SLOTS_BITS = 12;
/** Spreads codes over the slots: 2^32 divided by the golden ratio. */
const SPREAD = 0x9e3779b1;

/** Length in bytes up to which a text is short. */
export const SHORT = 4;

/**
 * Short texts by their bytes. Codes such as CST and CFOP repeat in all lines: a look-up by their bytes is faster than
 * decoding them. Each slot keeps the text that was last looked up there, so that no file can fill the memory.
 */
export class ShortTexts {
  readonly #codes = new Int32Array(1 << SLOTS_BITS);
  readonly #lengths = new Int8Array(1 << SLOTS_BITS);
  readonly #texts: string[] = Array.from({ length: 1 << SLOTS_BITS }, () => '');
  readonly #decode: (bytes: Buffer, start: number, end: number) => string;

  constructor(decode: (bytes: Buffer, start: number, end: number) => string) {
    this.#decode = decode;
  }

  /** Returns the text from `start` to `end`, at most four bytes. */
  find(bytes: Buffer, start: number, end: number): string {
    if (start >= end) return '';
    let code = 0;
    for (let at = start; at < end; at++) code = (code << 8) | (bytes[at] ?? 0);
    const length = end - start;
    const slot = Math.imul(code + length, SPREAD) >>> (32 - SLOTS_BITS);
    if (this.#codes[slot] !== code || this.#lengths[slot] !== length) {
      this.#codes[slot] = code;
      this.#lengths[slot] = length;
      this.#texts[slot] = this.#decode(bytes, start, end);
    }
    return this.#texts[slot] ?? '';
  }
}
