import { open } from 'node:fs/promises';

const CHUNK_BYTES = 1 << 18;

/**
 * Streams a file from `start` up to `end` by two buffers that are used in turn: one is read into while the other is
 * processed. A chunk is only valid until the next one is requested.
 */
export async function* readChunks(path: string, start = 0, end = Number.POSITIVE_INFINITY): AsyncGenerator<Buffer> {
  const file = await open(path);
  let [current, other] = [Buffer.allocUnsafeSlow(CHUNK_BYTES), Buffer.allocUnsafeSlow(CHUNK_BYTES)];
  let position = start;
  const readInto = (buffer: Buffer) => file.read(buffer, 0, Math.min(CHUNK_BYTES, end - position), position);
  let reading = readInto(current);
  try {
    for (;;) {
      const { bytesRead } = await reading;
      if (bytesRead === 0) return;
      position += bytesRead;
      reading = readInto(other);
      yield current.subarray(0, bytesRead);
      [current, other] = [other, current];
    }
  } finally {
    // The buffer and the file are in use until the last reading ends; its error was thrown above.
    await reading.catch(() => undefined);
    await file.close();
  }
}
