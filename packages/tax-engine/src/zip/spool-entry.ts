import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createInflateRaw } from 'node:zlib';
import type { EntryHeader } from './central-directory.ts';
import type { OpenZip } from './open-zip.ts';
import { findEntryData } from './read-entry.ts';

let spooled = 0;

/**
 * Streams an entry, which may be a nested ZIP of 1 GB, to a temporary file with a generated name in `tempDir`. Returns
 * undefined when the entry differs from its directory; the caller deletes the file.
 */
export async function spoolEntry(zip: OpenZip, header: EntryHeader, tempDir: string): Promise<string | undefined> {
  const start = findEntryData(zip.file, header);
  if (start === undefined || header.compressedSize === 0) return undefined;
  const path = join(tempDir, `nested-${process.pid}-${++spooled}.zip`);
  const source = createReadStream(zip.path, { start, end: start + header.compressedSize - 1 });
  const check = checkContent(header);
  const target = createWriteStream(path, { mode: 0o600 });
  try {
    if (header.method === 0) await pipeline(source, check, target);
    else await pipeline(source, createInflateRaw(), check, target);
    return path;
  } catch (error) {
    await rm(path, { force: true });
    if (error instanceof Error && 'syscall' in error) throw error;
    return undefined;
  }
}

/** Passes bytes through and fails when they exceed the declared size, or at the end by size or CRC. */
function checkContent(header: EntryHeader): Transform {
  let size = 0;
  let crc = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      crc = crc32(chunk, crc);
      done(size > header.size ? new Error('larger than declared') : null, chunk);
    },
    flush(done) {
      done(size === header.size && crc === header.crc ? null : new Error('content differs'));
    },
  });
}
