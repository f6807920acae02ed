import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';

const CHUNK = 1 << 20;
/** No record of the layout comes near this; the rest of a longer line is dropped. */
const MAX_LINE = 1 << 16;
const byteOrderMark = '\xEF\xBB\xBF';

/**
 * The lines of a text file of any size, some thousands at a time: CRLF or LF, with or without BOM, without blanks and
 * control characters around. A character stands for a byte: `decoded` gives the text.
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

/** What ends lines and files of older systems too: blanks, returns, zeros and the end mark of DOS. */
function withoutBlanks(line: string): string {
  let from = 0;
  let to = line.length;
  while (from < to && isBlank(line.charCodeAt(from))) from++;
  while (to > from && isBlank(line.charCodeAt(to - 1))) to--;
  return to - from === line.length ? line : line.slice(from, to);
}

const isBlank = (code: number) => code <= 0x20;

/** A line's text: UTF-8 where its bytes are that, else Latin-1. */
export function decoded(line: string): string {
  const bytes = Buffer.from(line, 'latin1');
  return isUtf8(bytes) ? bytes.toString('utf8') : line;
}
