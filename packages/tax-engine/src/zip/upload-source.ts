import { createReadStream } from 'node:fs';
import { createInflateRaw } from 'node:zlib';
import { readChunks } from './read-chunks.ts';

/** Where the content of a file lies: in a file of its own, in an entry of a ZIP, or in a part of one. Threads may open it. */
export interface UploadSource {
  path: string;
  /** Position of its first byte, and of the byte after its last one. */
  start: number;
  end: number;
  isDeflated: boolean;
}

/** Streams a source. A chunk is only valid until the next one is requested. Damaged data ends early. */
export function openSource(source: UploadSource): AsyncIterable<Buffer> {
  return source.isDeflated ? inflate(source) : readChunks(source.path, source.start, source.end);
}

async function* inflate({ path, start, end }: UploadSource): AsyncGenerator<Buffer> {
  if (end <= start) return;
  const packed = createReadStream(path, { start, end: end - 1, highWaterMark: 1 << 20 });
  const inflated = packed.pipe(createInflateRaw({ chunkSize: 1 << 18 }));
  try {
    yield* inflated;
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || !String(error.code).startsWith('Z_')) throw error;
  }
}
