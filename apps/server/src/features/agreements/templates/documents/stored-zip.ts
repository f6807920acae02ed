import { crc32 } from 'node:zlib';

interface Entry {
  name: string;
  data: Buffer;
}

/** Builds an uncompressed ZIP. */
export function storedZip(entries: Entry[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, data } of entries) {
    const written = Buffer.from(name);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    // Flag: names are UTF-8.
    shared.writeUInt16LE(0x800, 2);
    shared.writeUInt16LE(0x21, 8);
    shared.writeUInt32LE(crc32(data), 10);
    shared.writeUInt32LE(data.length, 14);
    shared.writeUInt32LE(data.length, 18);
    shared.writeUInt16LE(written.length, 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    bodies.push(Buffer.from('504b0304', 'hex'), shared, written, data);
    directory.push(Buffer.from('504b01021400', 'hex'), shared, rest, written);
    offset += 30 + written.length + data.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, ...directory, end]);
}
