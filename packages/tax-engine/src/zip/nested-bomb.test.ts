import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { noteXml } from '../../test-support/write-note.ts';
import { createZip, writeZip } from '../../test-support/write-zip.ts';
import { readNotes } from '../notes/read-notes.ts';

const folder = mkdtempSync(join(tmpdir(), 'bomb-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A note of almost 5 MB, so that each entry alone is within every limit. */
const note = Buffer.from(noteXml({ items: [{ name: 'x'.repeat(4_990_000) }] }));
const ENTRIES = 2_050;

it('refuses 10 GB in a small nested ZIP before much of it is inflated', async () => {
  const packed = { bytes: deflateRawSync(note, { level: 9 }), size: note.length, crc: crc32(note) };
  const inner = createZip(
    Array.from({ length: ENTRIES }, (_, i) => ({ name: `${String(i).padStart(4, '0')}.xml`, data: '', packed })),
  );
  const path = writeZip(join(folder, 'bomb.zip'), [{ name: 'notas.zip', data: inner }]);
  const tempDir = mkdtempSync(join(folder, 'temp-'));
  expect(note.length * ENTRIES).toBeGreaterThan(10e9);
  expect(inner.length).toBeLessThan(20e6);

  const before = process.memoryUsage().rss;
  let read = 0;
  const onProgress = ({ bytes }: { bytes: number }) => {
    read = bytes;
  };
  await expect(readNotes({ path, cnpj: '11222333000181', tempDir, threads: 1, onProgress })).rejects.toMatchObject({
    code: 'zip_bomb',
  });
  expect(read).toBe(0);
  expect(process.memoryUsage().rss - before).toBeLessThan(200e6);
  expect(readdirSync(tempDir)).toEqual([]);
});
