import { TEXT_PLAIN, textClass } from './byte-classes.ts';

/** Four bytes at a step, for certificates and signatures are a third of a note. */
export function skipPlainText(bytes: Buffer, from: number, end: number): number {
  const safeEnd = end - 4;
  let at = from;
  while (
    at < safeEnd &&
    ((textClass[bytes[at] as number] as number) |
      (textClass[bytes[at + 1] as number] as number) |
      (textClass[bytes[at + 2] as number] as number) |
      (textClass[bytes[at + 3] as number] as number)) ===
      TEXT_PLAIN
  ) {
    at += 4;
  }
  while (at < end && textClass[bytes[at] as number] === TEXT_PLAIN) at++;
  return at;
}

const SHORT = 16;

/** As `skipPlainText`, for text that mostly is a number or a code. */
export function skipShortText(bytes: Buffer, from: number, end: number): number {
  const shortEnd = Math.min(end, from + SHORT);
  let at = from;
  while (at < shortEnd && textClass[bytes[at] as number] === TEXT_PLAIN) at++;
  return at < shortEnd ? at : skipPlainText(bytes, at, end);
}
