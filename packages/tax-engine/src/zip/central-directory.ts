import type { EndRecord } from './end-record.ts';
import { decodeEntryName } from './entry-name.ts';
import { FileWindow } from './file-window.ts';

const HEADER = 0x02014b50;

/**
 * Positions of the headers of a ZIP's entries. Headers are parsed on demand, so that a million entries take one flat
 * array, in shared memory for worker threads.
 */
export interface CentralDirectory {
  /** Position in the file. */
  start: number;
  size: number;
  /** Position of each header, relative to `start`. */
  positions: Uint32Array<SharedArrayBuffer>;
  /** Added to every offset. */
  shift: number;
}

/** A header; sizes and offset are taken from the ZIP64 field where present. */
export interface EntryHeader {
  name: string;
  flags: number;
  method: number;
  /** Date and time of the entry in MS-DOS format, comparable. */
  modified: number;
  crc: number;
  compressedSize: number;
  size: number;
  offset: number;
}

const FIXED = 46;
/** Maximum with the longest name, extra field and comment. */
const MAX_HEADER_BYTES = FIXED + 3 * 0xffff;

/** Indexes the headers; undefined when the bytes are not the expected number of headers. */
export function indexCentralDirectory(
  file: FileWindow,
  { directoryOffset: start, directorySize: size, entries, shift }: EndRecord,
): CentralDirectory | undefined {
  if (entries > size / FIXED) return undefined;
  const positions = new Uint32Array(new SharedArrayBuffer(entries * 4));
  const { bytes } = file;
  let at = 0;
  for (let i = 0; i < entries; i++) {
    const from = at + FIXED > size ? -1 : file.locate(start + at, FIXED);
    if (from < 0 || bytes.readUInt32LE(from) !== HEADER) return undefined;
    positions[i] = at;
    at += FIXED + bytes.readUInt16LE(from + 28) + bytes.readUInt16LE(from + 30) + bytes.readUInt16LE(from + 32);
  }
  return at > size ? undefined : { start, size, positions, shift };
}

/** Parses the headers of a directory; fastest in sequential order. */
export class DirectoryReader {
  readonly directory: CentralDirectory;
  readonly #file: FileWindow;

  // A separate window, because entries are read between headers.
  constructor(directory: CentralDirectory, fd: number, fileSize: number) {
    this.directory = directory;
    this.#file = new FileWindow(fd, fileSize);
  }

  get entries(): number {
    return this.directory.positions.length;
  }

  header(index: number): EntryHeader {
    const at = this.#locate(index);
    const { bytes } = this.#file;
    const name = decodeEntryName(bytes, at + FIXED, at + FIXED + bytes.readUInt16LE(at + 28));
    return readHeader(bytes, at, this.directory.shift, name);
  }

  /** Returns position and size of an entry, without decoding its name. */
  place(index: number): Omit<EntryHeader, 'name'> {
    const at = this.#locate(index);
    return readHeader(this.#file.bytes, at, this.directory.shift, '');
  }

  #locate(index: number): number {
    const { start, size, positions } = this.directory;
    const at = positions[index] ?? 0;
    const end = index + 1 < positions.length ? (positions[index + 1] ?? 0) : size;
    // Other data may follow the last header.
    const found = this.#file.locate(start + at, Math.min(MAX_HEADER_BYTES, end - at));
    if (found < 0) throw new Error('The file became shorter while it was read.');
    return found;
  }
}

function readHeader(bytes: Buffer, at: number, shift: number, name: string): EntryHeader {
  const header = {
    name,
    flags: bytes.readUInt16LE(at + 8),
    method: bytes.readUInt16LE(at + 10),
    modified: bytes.readUInt16LE(at + 14) * 0x10000 + bytes.readUInt16LE(at + 12),
    crc: bytes.readUInt32LE(at + 16),
    compressedSize: bytes.readUInt32LE(at + 20),
    size: bytes.readUInt32LE(at + 24),
    offset: bytes.readUInt32LE(at + 42),
  };
  const extraLength = bytes.readUInt16LE(at + 30);
  if (extraLength > 0) {
    const extraStart = at + FIXED + bytes.readUInt16LE(at + 28);
    widen(header, bytes.subarray(extraStart, extraStart + extraLength));
  }
  header.offset += shift;
  return header;
}

/** ZIP64: the extra field contains, in this order, only the values that are all ones in the header. */
function widen(header: EntryHeader, extra: Buffer): void {
  for (let at = 0; at + 4 <= extra.length; ) {
    const end = Math.min(extra.length, at + 4 + extra.readUInt16LE(at + 2));
    if (extra.readUInt16LE(at) === 1) {
      let field = at + 4;
      for (const key of ['size', 'compressedSize', 'offset'] as const) {
        if (header[key] !== 0xffffffff || field + 8 > end) continue;
        header[key] = Number(extra.readBigUInt64LE(field));
        field += 8;
      }
      return;
    }
    at = end;
  }
}
