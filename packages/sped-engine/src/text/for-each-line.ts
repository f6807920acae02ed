const LINE_FEED = 0x0a;
const RETURN = 0x0d;
const MARK = [0xef, 0xbb, 0xbf];

/** Called with a line's bytes, without its line break; returns false to end the reading. */
export type TakeLine = (bytes: Buffer, start: number, end: number) => boolean;

/** Splits a stream into lines that end in CRLF or LF, without a byte order mark. */
export async function forEachLine(chunks: AsyncIterable<Buffer>, take: TakeLine): Promise<void> {
  let rest: Buffer | undefined;
  let isFirst = true;
  for await (const chunk of chunks) {
    let bytes = rest ? Buffer.concat([rest, chunk]) : chunk;
    if (isFirst && bytes.length < MARK.length) {
      rest = bytes;
      continue;
    }
    if (isFirst && MARK.every((byte, at) => bytes[at] === byte)) bytes = bytes.subarray(MARK.length);
    isFirst = false;
    const at = takeLines(bytes, take);
    if (at < 0) return;
    rest = at < bytes.length ? bytes.subarray(at) : undefined;
  }
  if (rest) take(rest, 0, trimmed(rest, 0, rest.length));
}

/** Returns the start of the incomplete last line, or −1 when the reading ended. */
function takeLines(bytes: Buffer, take: TakeLine): number {
  let start = 0;
  for (let end = bytes.indexOf(LINE_FEED); end >= 0; end = bytes.indexOf(LINE_FEED, start)) {
    if (!take(bytes, start, trimmed(bytes, start, end))) return -1;
    start = end + 1;
  }
  return start;
}

function trimmed(bytes: Buffer, start: number, end: number): number {
  return end > start && bytes[end - 1] === RETURN ? end - 1 : end;
}
