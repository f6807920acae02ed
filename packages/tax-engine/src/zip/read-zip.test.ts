import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createZip, writeZip, type ZipFileEntry } from '../../test-support/write-zip.ts';
import { countEntries } from './open-zip.ts';
import { createZipTally, walkZip } from './read-zip.ts';
import { createZipLimits, type ZipLimits } from './zip-limits.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'zip-test-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function walk(entries: ZipFileEntry[] | Buffer, limits?: Partial<ZipLimits>, tally = createZipTally()) {
  const path = join(folder, 'notas.zip');
  if (Buffer.isBuffer(entries)) writeFileSync(path, entries);
  else writeZip(path, entries);
  const found: Record<string, string> = {};
  const walked = walkZip(path, {
    wanted: (name) => (name.endsWith('.xml') ? 'read' : 'skip'),
    maxEntryBytes: () => 5e6,
    tempDir: folder,
    limits: createZipLimits(limits),
    tally,
  });
  for await (const entry of walked) {
    found[entry.name] = 'data' in entry ? entry.data.toString('utf8') : entry.problem.codigo;
  }
  return found;
}

/** Returns the same ZIP with the numbers of its end record only in a ZIP64 record. */
function withWideEnd(zip: Buffer): Buffer {
  const end = zip.subarray(-22);
  const [entries, size, start] = [end.readUInt16LE(10), end.readUInt32LE(12), end.readUInt32LE(16)];
  const wide = Buffer.alloc(76);
  wide.writeUInt32LE(0x06064b50, 0);
  wide.writeBigUInt64LE(44n, 4);
  for (const [at, value] of [
    [24, entries],
    [32, entries],
    [40, size],
    [48, start],
  ] as const) {
    wide.writeBigUInt64LE(BigInt(value), at);
  }
  wide.writeUInt32LE(0x07064b50, 56);
  wide.writeBigUInt64LE(BigInt(start + size), 64);
  wide.writeUInt32LE(1, 72);
  const narrow = Buffer.from(end);
  narrow.fill(0xff, 8, 20);
  return Buffer.concat([zip.subarray(0, -22), wide, narrow]);
}

const xml = (name: string, data = `<${name}/>`): ZipFileEntry => ({ name: `${name}.xml`, data });

describe('walkZip entries', () => {
  it('yields deflated and stored ones, also with ZIP64 sizes and offsets', async () => {
    const entries = [xml('a'), { ...xml('b'), stored: true }, { ...xml('c'), wrongHeaders: { zip64: true } }];
    expect(await walk(entries)).toEqual({ 'a.xml': '<a/>', 'b.xml': '<b/>', 'c.xml': '<c/>' });
    expect(countEntries(join(folder, 'notas.zip'))).toBe(3);
  });

  it('counts skipped ones', async () => {
    const tally = createZipTally();
    const names = ['leia-me.txt', '__MACOSX/._a.xml', 'pasta/', 'pasta/._a.xml'];
    expect(await walk([xml('a'), ...names.map((name) => ({ name, data: '' }))], {}, tally)).toEqual({
      'a.xml': '<a/>',
    });
    expect(tally).toEqual({ folders: 3, skipped: 1, nestedZips: 0 });
  });

  it('decodes names in UTF-8 and in cp437', async () => {
    const cp437 = Buffer.from([0x6d, 0x61, 0x87, 0x84, 0x2e, 0x78, 0x6d, 0x6c]);
    const found = await walk([
      { name: 'não.xml', data: '1' },
      { name: cp437, data: '2' },
    ]);
    expect(found).toEqual({ 'não.xml': '1', 'maçä.xml': '2' });
  });

  it('reads an archive after other bytes in the file', async () => {
    const zip = createZip([xml('a')]);
    expect(await walk(Buffer.concat([Buffer.from('#!/bin/sh\n'), zip]))).toEqual({ 'a.xml': '<a/>' });
  });

  it('reads a directory followed by other data', async () => {
    const zip = createZip([xml('a'), xml('b')]);
    const end = Buffer.from(zip.subarray(-22));
    const more = Buffer.alloc(300_000, 0x20);
    end.writeUInt32LE(end.readUInt32LE(12) + more.length, 12);
    expect(await walk(Buffer.concat([zip.subarray(0, -22), more, end]))).toEqual({ 'a.xml': '<a/>', 'b.xml': '<b/>' });
  });

  it('reads the end record of ZIP64', async () => {
    expect(await walk(withWideEnd(createZip([xml('a'), xml('b')])))).toEqual({ 'a.xml': '<a/>', 'b.xml': '<b/>' });
    expect(countEntries(join(folder, 'notas.zip'))).toBe(2);
  });

  it.each([
    ['encrypted', { flags: 1 }, 'ENTRADA_CIFRADA'],
    ['of another method', { method: 12 }, 'ENTRADA_METODO'],
    ['with a wrong CRC', { crc: 1 }, 'ENTRADA_CORROMPIDA'],
    ['larger than declared', { size: 2 }, 'ENTRADA_CORROMPIDA'],
    ['too large', { size: 6e6 }, 'ENTRADA_GRANDE'],
    ['elsewhere', { offset: 7 }, 'ENTRADA_SOBREPOSTA'],
  ])('reports one that is %s and continues', async (_, wrongHeaders, code) => {
    const entries = [xml('a'), { ...xml('b', '<b>1234567890</b>'), wrongHeaders }, xml('c')];
    const found = await walk(entries);
    expect(found['b.xml']).toBe(code);
    expect(found['c.xml']).toBe('<c/>');
  });

  it.each(['../../etc/cron.xml', '/etc/a.xml', 'C:\\a.xml', 'a\\..\\..\\b.xml'])(
    'rejects the name %s',
    async (name) => {
      expect(Object.values(await walk([{ name, data: '<a/>' }, xml('b')]))).toEqual(['ENTRADA_NOME', '<b/>']);
    },
  );
});

describe('walkZip nested ZIPs', () => {
  const nest = (depth: number, entry: ZipFileEntry): ZipFileEntry =>
    depth === 0 ? entry : { name: `${depth}.zip`, data: createZip([nest(depth - 1, entry)]) };

  it('reads two levels and reports the third', async () => {
    expect(await walk([nest(2, xml('a'))])).toEqual({ '2.zip/1.zip/a.xml': '<a/>' });
    expect(await walk([nest(3, xml('a')), xml('b')])).toEqual({ '3.zip/2.zip/1.zip': 'ZIP_PROFUNDO', 'b.xml': '<b/>' });
    expect(readdirSync(folder)).toEqual(['notas.zip']);
  });

  it('reports one that is no ZIP', async () => {
    expect(await walk([{ name: 'x.zip', data: 'nada' }, xml('b')])).toEqual({
      'x.zip': 'ZIP_INVALID',
      'b.xml': '<b/>',
    });
  });

  it('shares its limits with the upload', async () => {
    const inner = { name: 'x.zip', data: createZip([xml('a'), xml('b')]) };
    await expect(walk([inner, xml('c')], { maxEntries: 3 })).rejects.toThrow('mais de 3 arquivos');
  });
});

it('reads a ZIP whose comment contains the bytes of an end record', async () => {
  const zip = createZip([xml('a')]);
  const comment = Buffer.concat([Buffer.from('comentário '), createZip([]), Buffer.from(' fim')]);
  comment.writeUInt16LE(9, 12 + 10);
  zip.writeUInt16LE(comment.length, zip.length - 2);
  expect(await walk(Buffer.concat([zip, comment]))).toEqual({ 'a.xml': '<a/>' });
});

describe('walkZip errors', () => {
  it.each([
    ['a file that is no ZIP', Buffer.from('isto não é um ZIP'), 'zip_invalid'],
    ['an empty file', Buffer.alloc(0), 'zip_invalid'],
    ['a truncated ZIP', createZip([xml('a')]).subarray(0, 60), 'zip_invalid'],
    [
      'a corrupted directory',
      Buffer.concat([createZip([]).fill(0, 0, 0), createZip([xml('a')]).subarray(40)]),
      'zip_invalid',
    ],
    ['a fully encrypted ZIP', createZip([{ ...xml('a'), wrongHeaders: { flags: 1 } }]), 'zip_encrypted'],
  ])('rejects %s', async (_, bytes, code) => {
    await expect(walk(bytes)).rejects.toMatchObject({ code, message: expect.stringContaining('notas.zip') });
  });

  it('rejects a bomb by ratio', async () => {
    await expect(walk([xml('a', 'a'.repeat(11e6))])).rejects.toMatchObject({ code: 'zip_bomb' });
  });

  it('rejects a bomb by the sum of all entries', async () => {
    const entries = ['a', 'b', 'c'].map((name) => xml(name, 'x'.repeat(1000)));
    await expect(walk(entries, { maxInflatedBytes: 2500 })).rejects.toMatchObject({ code: 'zip_bomb' });
  });

  it('rejects an upload that expands too much as a whole, counting nested ZIPs', async () => {
    const inner = createZip(['a', 'b', 'c'].map((name) => xml(name, 'x'.repeat(50_000))));
    const limits = { uploadRatioFromBytes: 100_000 };
    await expect(walk([{ name: 'x.zip', data: inner }], limits)).rejects.toThrow('100 vezes o tamanho do envio');
    const stored = ['a', 'b', 'c'].map((name) => ({ ...xml(name, 'x'.repeat(50_000)), stored: true }));
    expect(Object.keys(await walk(stored, limits))).toHaveLength(3);
  });
});
