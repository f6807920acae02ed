import type { BodyLimits } from '@restitui/domain/wire/body-limits.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import { AppError } from '../kernel/app-error.ts';

const quote = 0x22;
const comma = 0x2c;
const backslash = 0x5c;
const openings = new Set([0x5b, 0x7b]);
const closings = new Set([0x5d, 0x7d]);

/**
 * Refuses JSON with too many levels or members. Reads each byte once and parses nothing, so that its cost is known before
 * the content is: bytes of UTF-8 within a character are never equal to those of JSON's signs.
 */
export function checkJsonShape(json: Uint8Array, { depth, members }: Pick<BodyLimits, 'depth' | 'members'>): void {
  let level = 0;
  let values = 0;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] ?? 0;
    if (byte === quote) at = endOfString(json, at + 1);
    else if (openings.has(byte)) {
      if (++level > depth) throw new AppError(wireErrors.too_deep);
      values++;
    } else if (closings.has(byte)) level--;
    else if (byte === comma) values++;
    if (values > members) throw new AppError(wireErrors.too_many_values);
  }
}

/** Returns the place of the closing quote, or the end of the text. */
function endOfString(json: Uint8Array, from: number): number {
  let at = from;
  while (at < json.length && json[at] !== quote) at += json[at] === backslash ? 2 : 1;
  return at;
}
