import { writeFileSync } from 'node:fs';
import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipFileEntry {
  name: string | Buffer;
  data: string | Buffer;
  stored?: boolean;
  /** Deflated content that is written as it is, instead of `data`. */
  packed?: { bytes: Buffer; size: number; crc: number };
  /** Wrong values in the headers, instead of the real ones. */
  wrongHeaders?: Partial<{ flags: number; method: number; crc: number; size: number; offset: number; zip64: boolean }>;
}

/** Creates a ZIP in memory, with correct or incorrect headers. */
export function createZip(entries: ZipFileEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data, stored, packed: ready, wrongHeaders = {} } of entries) {
    const bytes = Buffer.from(data as string);
    const packed = ready?.bytes ?? (stored ? bytes : deflateRawSync(bytes));
    const size = ready?.size ?? bytes.length;
    const nameBytes = Buffer.from(name as string);
    const extra = wrongHeaders.zip64
      ? zip64Extra(wrongHeaders.size ?? size, packed.length, wrongHeaders.offset ?? offset)
      : Buffer.alloc(0);
    const header = Buffer.alloc(46);
    header.writeUInt32LE(0x02014b50, 0);
    header.writeUInt16LE(wrongHeaders.flags ?? 0, 8);
    header.writeUInt16LE(wrongHeaders.method ?? (stored ? 0 : 8), 10);
    header.writeUInt32LE(wrongHeaders.crc ?? ready?.crc ?? crc32(bytes), 16);
    header.writeUInt32LE(wrongHeaders.zip64 ? 0xffffffff : packed.length, 20);
    header.writeUInt32LE(wrongHeaders.zip64 ? 0xffffffff : (wrongHeaders.size ?? size), 24);
    header.writeUInt16LE(nameBytes.length, 28);
    header.writeUInt16LE(extra.length, 30);
    header.writeUInt32LE(wrongHeaders.zip64 ? 0xffffffff : (wrongHeaders.offset ?? offset), 42);
    directory.push(header, nameBytes, extra);
    // Sizes and CRC are zero, as with a data descriptor.
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(nameBytes.length, 26);
    parts.push(local, nameBytes, packed);
    offset += 30 + nameBytes.length + packed.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(index.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, index, end]);
}

function zip64Extra(size: number, packed: number, offset: number): Buffer {
  const extra = Buffer.alloc(28);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(24, 2);
  extra.writeBigUInt64LE(BigInt(size), 4);
  extra.writeBigUInt64LE(BigInt(packed), 12);
  extra.writeBigUInt64LE(BigInt(offset), 20);
  return extra;
}

/** Writes a ZIP to a file and returns its path. */
export function writeZip(path: string, entries: ZipFileEntry[]): string {
  writeFileSync(path, createZip(entries));
  return path;
}
