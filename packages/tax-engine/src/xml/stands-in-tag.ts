import { isSpace, nameClass } from './byte-classes.ts';

/** Whether the attribute name from `start` to `end` stands in its tag before, where all is known to be well-formed. */
export function standsInTag(bytes: Buffer, tagStart: number, start: number, end: number): boolean {
  let at = tagStart;
  while (at < start) {
    while (isSpace(bytes[at])) at++;
    const from = at;
    while (nameClass[bytes[at] as number]) at++;
    if (at - from === end - start && bytes.compare(bytes, from, at, start, end) === 0) return from < start;
    while (bytes[at] !== 0x22 && bytes[at] !== 0x27) at++;
    at = bytes.indexOf(bytes[at] as number, at + 1) + 1;
  }
  return false;
}
