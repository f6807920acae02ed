import { inflateRawSync } from 'node:zlib';

/** Returns the texts of a small, valid ZIP by name. */
export function openZipEntries(zip: Buffer): Map<string, string> {
  const entries = new Map<string, string>();
  let at = zip.readUInt32LE(zip.length - 6);
  while (zip.readUInt32LE(at) === 0x02014b50) {
    const [nameLength, extra, comment] = [
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt16LE(at + 32),
    ];
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const packed = zip.subarray(start, start + zip.readUInt32LE(at + 20));
    const data = zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed;
    entries.set(zip.toString('utf8', at + 46, at + 46 + nameLength), data.toString('utf8'));
    at += 46 + nameLength + extra + comment;
  }
  return entries;
}
