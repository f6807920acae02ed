const LINE_FEED = 0x0a;
const RETURN = 0x0d;
const MARK = [0xef, 0xbb, 0xbf];

/**
 * Called with a line's bytes, without its line break; returns false to end the reading. The bytes are only valid during
 * the call.
 */
export type TakeLine = (bytes: Buffer, start: number, end: number) => boolean;

/** Splits a stream into lines that end in CRLF or LF, without a byte order mark. Chunks may be reused by their source. */
export async function forEachLine(chunks: AsyncIterable<Buffer>, take: TakeLine): Promise<void> {
  const rest = new IncompleteLine();
  let isFirst = true;
  for await (const chunk of chunks) {
    let bytes = chunk;
    if (isFirst) {
      rest.add(chunk, 0, chunk.length);
      if (rest.length < MARK.length) continue;
      isFirst = false;
      bytes = Buffer.from(rest.bytes.subarray(0, rest.length));
      rest.length = 0;
      if (MARK.every((byte, at) => bytes[at] === byte)) bytes = bytes.subarray(MARK.length);
    }
    if (!takeChunk(bytes, rest, take)) return;
  }
  if (rest.length > 0) take(rest.bytes, 0, trimmed(rest.bytes, 0, rest.length));
}

/** The bytes of a line that goes on in the next chunk. */
class IncompleteLine {
  bytes = Buffer.allocUnsafeSlow(1 << 12);
  length = 0;

  /** Copies bytes of a chunk, which its source may use again. */
  add(chunk: Buffer, start: number, end: number): void {
    const length = this.length + end - start;
    if (length > this.bytes.length) {
      const larger = Buffer.allocUnsafeSlow(length * 2);
      this.bytes.copy(larger, 0, 0, this.length);
      this.bytes = larger;
    }
    chunk.copy(this.bytes, this.length, start, end);
    this.length = length;
  }
}

/** Takes the lines of a chunk and keeps the incomplete last one; returns false when the reading ended. */
function takeChunk(bytes: Buffer, rest: IncompleteLine, take: TakeLine): boolean {
  let start = 0;
  let end = bytes.indexOf(LINE_FEED);
  if (end >= 0 && rest.length > 0) {
    rest.add(bytes, 0, end);
    const { length } = rest;
    rest.length = 0;
    if (!take(rest.bytes, 0, trimmed(rest.bytes, 0, length))) return false;
    start = end + 1;
    end = bytes.indexOf(LINE_FEED, start);
  }
  for (; end >= 0; end = bytes.indexOf(LINE_FEED, start)) {
    if (!take(bytes, start, trimmed(bytes, start, end))) return false;
    start = end + 1;
  }
  rest.add(bytes, start, bytes.length);
  return true;
}

function trimmed(bytes: Buffer, start: number, end: number): number {
  return end > start && bytes[end - 1] === RETURN ? end - 1 : end;
}
