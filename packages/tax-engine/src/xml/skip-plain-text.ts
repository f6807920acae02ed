import { TEXT_PLAIN, textClass, valueClass } from './byte-classes.ts';

const each = (byte: number) => byte * 0x01010101;
const ONES = each(0x01);
const SPACES = each(0x20);
const LESS_THAN = each(0x3c);
const AMPERSAND = each(0x26);
const BRACKET = each(0x5d);
const QUOTE = each(0x22);
const HIGH_BITS = each(0x80) | 0;

/**
 * Returns the position of the first byte from `from` on that is no plain text (see `textClass`), or `end`. `view` must
 * cover the same bytes.
 */
export function skipPlainText(bytes: Buffer, view: DataView, from: number, end: number): number {
  return skipPlain(bytes, view, from, end, BRACKET, textClass);
}

/** Like `skipPlainText`, for values between quotes (see `valueClass`). */
export function skipPlainValue(bytes: Buffer, view: DataView, from: number, end: number): number {
  return skipPlain(bytes, view, from, end, QUOTE, valueClass);
}

/** Texts from this length on are scanned by words. Most are shorter, except certificates and signatures. */
const LONG = 16;

function skipPlain(bytes: Buffer, view: DataView, from: number, end: number, third: number, classes: Uint8Array) {
  const lastWord = end - 4;
  let at = from;
  while (at <= lastWord) {
    const stops = stopsIn(view.getInt32(at, true), third);
    if (stops === 0) {
      at += 4;
      if (at - from === LONG) at = skipPairs(view, at, end, third);
      continue;
    }
    at += (31 - Math.clz32(stops & -stops)) >> 3;
    // Otherwise a tab or a line feed, which are plain in text.
    if (classes[bytes[at] ?? 0] !== TEXT_PLAIN) return at;
    at++;
  }
  while (at < end && classes[bytes[at] ?? 0] === TEXT_PLAIN) at++;
  return at;
}

/** Skips pairs of words without a stopping byte. */
function skipPairs(view: DataView, from: number, end: number, third: number): number {
  const lastPair = end - 8;
  let at = from;
  while (at <= lastPair) {
    const stops = stopsIn(view.getInt32(at, true), third) | stopsIn(view.getInt32(at + 4, true), third);
    if (stops !== 0) break;
    at += 8;
  }
  return at;
}

/**
 * Returns the high bits of those of four bytes that may stop: subtracting 1 from a byte that is 0, or 32 from one below
 * it, borrows into its high bit; the lowest byte with a borrow is always a real one.
 */
function stopsIn(word: number, third: number): number {
  const borrows = ((word ^ LESS_THAN) - ONES) | ((word ^ AMPERSAND) - ONES) | ((word ^ third) - ONES) | (word - SPACES);
  return borrows & ~word & HIGH_BITS;
}
