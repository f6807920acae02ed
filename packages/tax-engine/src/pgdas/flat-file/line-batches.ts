import { createReadStream } from 'node:fs';

const CHUNK = 1 << 20;
/** No record of the layout comes near this; the rest of a longer line is dropped. */
const MAX_LINE = 1 << 16;

/** The lines of a text file of any size, some thousands at a time: CRLF or LF, UTF-8 with or without BOM. */
export async function* lineBatches(path: string): AsyncGenerator<string[]> {
  const decoder = new TextDecoder('utf-8');
  let rest = '';
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK })) {
    const lines = (rest + decoder.decode(chunk as Buffer, { stream: true })).split('\n');
    rest = (lines.pop() ?? '').slice(0, MAX_LINE);
    yield lines.map(withoutReturn);
  }
  const last = rest + decoder.decode();
  if (last !== '') yield [withoutReturn(last)];
}

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}
