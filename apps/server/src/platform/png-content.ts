import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { pictureSize } from './picture-size.ts';

const inflated = promisify(inflate);
const firstChunk = 8;
const headerBytes = 13;
/** Samples per pixel by colour type. */
const samples: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** Start and step of each pass of an interlaced picture: column, row. */
const passes = [
  ...[[0, 0, 8, 8] as const, [4, 0, 8, 8] as const, [0, 4, 4, 8] as const, [2, 0, 4, 4] as const],
  ...[[0, 2, 2, 4] as const, [1, 0, 2, 2] as const, [0, 1, 1, 2] as const],
];

/**
 * Compares the content of a PNG with what its header announces, and unpacks no more than that. `complete`: all rows are
 * there. `incomplete`: some are missing or broken. `excessive`: there is more, or more than one header.
 */
export async function checkPngContent(png: Buffer): Promise<'complete' | 'incomplete' | 'excessive'> {
  const { data, headers } = chunksOf(png);
  const expected = expectedBytes(png);
  if (headers > 1) return 'excessive';
  if (expected === undefined || data.length === 0) return 'incomplete';
  try {
    const rows = await inflated(data, { maxOutputLength: Math.max(expected, 1) });
    return rows.length === expected ? 'complete' : 'incomplete';
  } catch (error) {
    const isLonger = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    return isLonger ? 'excessive' : 'incomplete';
  }
}

/** Returns the packed content and the number of headers. */
function chunksOf(png: Buffer): { data: Buffer; headers: number } {
  const parts: Buffer[] = [];
  let headers = 0;
  for (let at = firstChunk; at + 8 <= png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    if (type === 'IHDR') headers++;
    if (type === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return { data: Buffer.concat(parts), headers };
}

/** Returns the bytes of all rows unpacked, each after a byte that names its filter. */
function expectedBytes(png: Buffer): number | undefined {
  const size = pictureSize(png);
  if (!size || png.length < firstChunk + 8 + headerBytes) return undefined;
  const bits = (png[24] ?? 0) * (samples[png[25] ?? 0] ?? 0);
  const bytes = (width: number, height: number) => (width > 0 ? height * (1 + Math.ceil((width * bits) / 8)) : 0);
  if (bits === 0) return undefined;
  if (png[28] === 0) return bytes(size.width, size.height);
  return passes.reduce((sum, [column, row, columns, rows]) => {
    return sum + bytes(Math.ceil((size.width - column) / columns), Math.max(0, Math.ceil((size.height - row) / rows)));
  }, 0);
}
