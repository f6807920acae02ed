import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { encryptedFiles } from './encrypted-files.ts';
import { localFileStorage } from './file-storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'restitui-encrypted-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const storage = localFileStorage(folder);
const files = encryptedFiles(storage, 'a'.repeat(64));
const chunk = 64 * 1024;
const overhead = 4 + 32;
const tag = 16;

const pathOf = (key: string) => join(folder, key);
const open = (key: string, from = files) => buffer(from.read(key));

async function write(key: string, content: Buffer) {
  const pieces = Array.from({ length: Math.ceil(content.length / 10_000) }, (_, i) =>
    content.subarray(i * 10_000, (i + 1) * 10_000),
  );
  return files.write(key, Readable.from(pieces, { objectMode: false }));
}

function flip(stored: Buffer, at: number): Buffer {
  stored.writeUInt8(stored.readUInt8(at) ^ 1, at);
  return stored;
}

function spoil(key: string, change: (stored: Buffer) => Buffer) {
  writeFileSync(pathOf(key), change(readFileSync(pathOf(key))));
}

describe('encrypted files', { tags: ['D-36'] }, () => {
  it.each([0, 1, chunk - 1, chunk, chunk + 1, 3 * chunk, 200_001])('return %i bytes unchanged', async (size) => {
    const content = Buffer.alloc(size, 'Foto da pessoa. ');
    expect(await write('a/whole', content)).toBe(size);
    expect((await open('a/whole')).equals(content)).toBe(true);
    const stored = readFileSync(pathOf('a/whole'));
    expect(stored.includes('Foto da')).toBe(false);
    expect(stored.length).toBe(overhead + size + tag * Math.max(1, Math.ceil(size / chunk)));
  });

  it('differ on disk for the same content', async () => {
    await write('a/one', Buffer.from('igual'));
    const first = readFileSync(pathOf('a/one'));
    await write('a/one', Buffer.from('igual'));
    expect(readFileSync(pathOf('a/one')).equals(first)).toBe(false);
  });

  const content = Buffer.alloc(3 * chunk + 5, 'x');
  const chunks = (stored: Buffer) =>
    [0, 1, 2, 3].map((i) => stored.subarray(overhead + i * (chunk + tag), overhead + (i + 1) * (chunk + tag)));
  it.each<[string, (stored: Buffer) => Buffer]>([
    ['a flipped bit', (stored) => flip(stored, 5_000)],
    ['another salt', (stored) => flip(stored, 10)],
    ['a cut end', (stored) => stored.subarray(0, stored.length - (5 + tag))],
    ['a cut byte', (stored) => stored.subarray(0, -1)],
    ['an added byte', (stored) => Buffer.concat([stored, Buffer.from('x')])],
    [
      'chunks that changed places',
      (stored) => {
        const [one, two, ...rest] = chunks(stored) as [Buffer, Buffer, ...Buffer[]];
        return Buffer.concat([stored.subarray(0, overhead), two, one, ...rest]);
      },
    ],
    ['no header', (stored) => stored.subarray(overhead)],
    ['nothing', () => Buffer.alloc(0)],
  ])('reject %s', async (_, change) => {
    await write('a/spoilt', content);
    spoil('a/spoilt', change);
    await expect(open('a/spoilt')).rejects.toThrow();
  });

  it('reject a file moved to another name, and another key', async () => {
    await write('a/mine', Buffer.from('minha foto'));
    await expect(open('a/mine', encryptedFiles(storage, 'b'.repeat(64)))).rejects.toThrow();
    renameSync(pathOf('a/mine'), pathOf('a/yours'));
    await expect(open('a/yours')).rejects.toThrow();
  });
});
