import type { FileWindow } from './file-window.ts';

const END = 0x06054b50;
const END64 = 0x06064b50;
const LOCATOR64 = 0x07064b50;
const DIRECTORY_ENTRY = 0x02014b50;

/** Position of the central directory. `shift` is the length of data before the archive, as in self-extracting files. */
export interface EndRecord {
  entries: number;
  directorySize: number;
  directoryOffset: number;
  shift: number;
}

/** Undefined when the file has no end record, is split over disks or names a directory outside the file. */
export function readEndRecord(file: FileWindow, size: number): EndRecord | undefined {
  const tailLength = Math.min(size, 22 + 0xffff + 20);
  const tail = file.read(size - tailLength, tailLength);
  let isFirst = true;
  for (let at = tailLength - 22; tail && at >= 0; at--) {
    if (tail.readUInt32LE(at) !== END) continue;
    const after = tailLength - at - 22 - tail.readUInt16LE(at + 20);
    // Bytes after the archive are tolerated behind the last record only.
    if (after < 0 || (after > 0 && !isFirst)) continue;
    isFirst = false;
    const position = size - tailLength + at;
    const record = {
      disk: tail.readUInt16LE(at + 4),
      entries: tail.readUInt16LE(at + 10),
      directorySize: tail.readUInt32LE(at + 12),
      directoryOffset: tail.readUInt32LE(at + 16),
    };
    const locator = at >= 20 && tail.readUInt32LE(at - 20) === LOCATOR64 ? Number(tail.readBigUInt64LE(at - 12)) : -1;
    const wide = locator < 0 ? undefined : readEndRecord64(file, locator, position);
    const found = wide ?? { ...record, end: position };
    const start = found.end - found.directorySize;
    const shift = start - found.directoryOffset;
    if (record.disk !== 0 && record.disk !== 0xffff) continue;
    if (start < 0 || shift < 0) continue;
    // The comment of a ZIP may contain the bytes of an end record, which then names no directory.
    if (found.entries > 0 && file.read(start, 4)?.readUInt32LE(0) !== DIRECTORY_ENTRY) continue;
    return { entries: found.entries, directorySize: found.directorySize, directoryOffset: start, shift };
  }
  return undefined;
}

function readEndRecord64(file: FileWindow, declared: number, endPosition: number) {
  for (const position of [declared, endPosition - 20 - 56]) {
    const record = file.read(position, 56);
    if (record?.readUInt32LE(0) !== END64) continue;
    return {
      entries: Number(record.readBigUInt64LE(32)),
      directorySize: Number(record.readBigUInt64LE(40)),
      directoryOffset: Number(record.readBigUInt64LE(48)),
      end: position,
    };
  }
  return undefined;
}
