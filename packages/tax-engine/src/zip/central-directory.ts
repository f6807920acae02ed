import { decodeEntryName } from './entry-name.ts';

const HEADER = 0x02014b50;

/**
 * The central directory as it lies in the file, with the position of each header. Headers are read on demand, so
 * that a million entries cost two flat arrays; both are shared memory, for worker threads to read without a copy.
 */
export interface CentralDirectory {
  bytes: SharedArrayBuffer;
  positions: Uint32Array<SharedArrayBuffer>;
  /** Added to every offset. */
  shift: number;
}

/** One header, sizes and offset already taken from the ZIP64 field where they lie there. */
export interface EntryHeader {
  name: string;
  flags: number;
  method: number;
  crc: number;
  compressedSize: number;
  size: number;
  offset: number;
}

/** Undefined when the bytes are not the promised headers. */
export function indexCentralDirectory(bytes: SharedArrayBuffer, entries: number, shift: number) {
  if (entries > bytes.byteLength / 46) return undefined;
  const view = Buffer.from(bytes);
  const positions = new Uint32Array(new SharedArrayBuffer(entries * 4));
  let at = 0;
  for (let i = 0; i < entries; i++) {
    if (at + 46 > view.length || view.readUInt32LE(at) !== HEADER) return undefined;
    positions[i] = at;
    at += 46 + view.readUInt16LE(at + 28) + view.readUInt16LE(at + 30) + view.readUInt16LE(at + 32);
  }
  return at > view.length ? undefined : ({ bytes, positions, shift } satisfies CentralDirectory);
}

export function readEntryHeader(directory: CentralDirectory, index: number): EntryHeader {
  const view = Buffer.from(directory.bytes);
  const at = directory.positions[index] as number;
  const name = decodeEntryName(view.subarray(at + 46, at + 46 + view.readUInt16LE(at + 28)));
  return { name, ...readPlace(view, at, directory.shift) };
}

/** Where an entry lies and how long it is, without its name. */
export function readEntryPlace({ bytes, positions, shift }: CentralDirectory, index: number) {
  return readPlace(Buffer.from(bytes), positions[index] as number, shift);
}

function readPlace(view: Buffer, at: number, shift: number): Omit<EntryHeader, 'name'> {
  const place = {
    flags: view.readUInt16LE(at + 8),
    method: view.readUInt16LE(at + 10),
    crc: view.readUInt32LE(at + 16),
    compressedSize: view.readUInt32LE(at + 20),
    size: view.readUInt32LE(at + 24),
    offset: view.readUInt32LE(at + 42),
  };
  const extraLength = view.readUInt16LE(at + 30);
  if (extraLength > 0) {
    const extraStart = at + 46 + view.readUInt16LE(at + 28);
    widen(place, view.subarray(extraStart, extraStart + extraLength));
  }
  place.offset += shift;
  return place;
}

/** ZIP64: the extra field holds, in this order, only the values that the header marks with all ones. */
function widen(header: Omit<EntryHeader, 'name'>, extra: Buffer): void {
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
