import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';

const [path] = process.argv.slice(2);
if (!path) throw new Error('inflate-once.ts takes a ZIP');

const endRecordBytes = 22;
const file = openSync(path, 'r');

function read(position: number, length: number): Buffer {
  const buffer = Buffer.alloc(length);
  readSync(file, buffer, 0, length, position);
  return buffer;
}

const end = read(fstatSync(file).size - endRecordBytes, endRecordBytes);
const directory = read(end.readUInt32LE(16), end.readUInt32LE(12));
for (let at = 0; at < directory.length; ) {
  const compressed = directory.readUInt32LE(at + 20);
  const local = directory.readUInt32LE(at + 42);
  const header = read(local, 30);
  const body = read(local + 30 + header.readUInt16LE(26) + header.readUInt16LE(28), compressed);
  if (directory.readUInt16LE(at + 10) === 8) inflateRawSync(body);
  at += 46 + directory.readUInt16LE(at + 28) + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
}
closeSync(file);
