import { nameClass } from './byte-classes.ts';

const COLON = 0x3a;
const start =
  ':A-Z_a-z\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u02ff\\u0370-\\u037d\\u037f-\\u1fff\\u200c\\u200d\\u2070-\\u218f\\u2c00-\\u2fef\\u3001-\\ud7ff\\uf900-\\ufdcf\\ufdf0-\\ufffd\\u{10000}-\\u{effff}';
const xmlName = new RegExp(`^[${start}][${start}0-9.\\u00b7\\u0300-\\u036f\\u203f\\u2040-]*$`, 'u');

/** Returns the end of the name that starts at `at`; −1 without one. Source: XML 1.0, productions 4, 4a and 5. */
export function scanName(bytes: Buffer, at: number): number {
  let end = at;
  while (nameClass[bytes[end] ?? 0]) end++;
  let wide = false;
  for (; ; end++) {
    const byte = bytes[end] ?? 0;
    if (byte >= 0x80) wide = true;
    else if (!nameClass[byte] && byte !== COLON) break;
  }
  if (end === at) return -1;
  if (wide) return xmlName.test(bytes.toString('utf8', at, end)) ? end : -1;
  return nameClass[bytes[at] ?? 0] === 2 || bytes[at] === COLON ? end : -1;
}

/** Returns the position of a qualified name's colon, `start` − 1 without a prefix; −2 when it is no qualified name. */
export function findColon(bytes: Buffer, start: number, end: number): number {
  let found = start - 1;
  for (let at = start; at < end; at++) {
    if (bytes[at] !== COLON) continue;
    if (found >= start || at === start || at === end - 1) return -2;
    found = at;
  }
  return found;
}
