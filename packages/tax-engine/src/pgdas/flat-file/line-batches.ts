import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';

const CHUNK = 1 << 20;
/** Far above the longest record of the layout; the rest of a longer line is dropped. */
const MAX_LINE = 1 << 16;
const byteOrderMark = '\xEF\xBB\xBF';

/**
 * Yields the lines of a text file of any size in batches of some thousands. Accepts CRLF or LF and a BOM, and trims
 * blanks and control characters. Each character represents a byte; `decoded` returns the text.
 */
export async function* lineBatches(path: string): AsyncGenerator<string[]> {
  let rest = '';
  let isFirst = true;
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK, encoding: 'latin1' })) {
    const text: string = isFirst && chunk.startsWith(byteOrderMark) ? chunk.slice(byteOrderMark.length) : chunk;
    isFirst = false;
    const lines = (rest + text).split('\n');
    rest = (lines.pop() ?? '').slice(0, MAX_LINE);
    yield lines.map(withoutBlanks);
  }
  const last = withoutBlanks(rest);
  if (last !== '') yield [last];
}

// Also trims the carriage returns, NULs and end-of-file marks of older systems.
function withoutBlanks(line: string): string {
  let from = 0;
  let to = line.length;
  while (from < to && isBlank(line.charCodeAt(from))) from++;
  while (to > from && isBlank(line.charCodeAt(to - 1))) to--;
  return to - from === line.length ? line : line.slice(from, to);
}

const isBlank = (code: number) => code <= 0x20;

/** Decodes a line: UTF-8 when its bytes are valid UTF-8, otherwise Latin-1. */
export function decoded(line: string): string {
  const bytes = Buffer.from(line, 'latin1');
  return isUtf8(bytes) ? bytes.toString('utf8') : line;
}
