import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventXml, noteKey, noteXml } from '../../test-support/write-note.ts';
import { createZip, writeZip } from '../../test-support/write-zip.ts';
import { findNote } from './find-note.ts';

let tempDir: string;
beforeAll(() => {
  tempDir = mkdtempSync(join(tmpdir(), 'find-note-'));
});
afterAll(() => rmSync(tempDir, { recursive: true, force: true }));

const find = async (path: string, key: string) => (await findNote({ path, tempDir, key }))?.toString();
const [named, unnamed, inner] = [{ number: 1 }, { number: 2 }, { number: 3 }];

it('finds a note by name, by content and in an inner ZIP, and no event of it', async () => {
  const path = writeZip(join(tempDir, 'notes.zip'), [
    { name: `${noteKey(named)}-can.xml`, data: eventXml(noteKey(named)) },
    { name: `${noteKey(named)}-procNFe.xml`, data: noteXml(named) },
    { name: 'venda.xml', data: noteXml(unnamed) },
    { name: 'maio.zip', data: createZip([{ name: 'outra.xml', data: noteXml(inner) }]) as never },
  ]);
  for (const note of [named, unnamed, inner]) expect(await find(path, noteKey(note))).toBe(noteXml(note));
  expect(await find(path, noteKey({ number: 9 }))).toBeUndefined();
});

it.each([
  ['ISO-8859-1', (xml: string) => Buffer.from(xml, 'latin1')],
  ['UTF-16, little endian', (xml: string) => Buffer.from(`\ufeff${xml}`, 'utf16le')],
  ['UTF-16, big endian', (xml: string) => Buffer.from(`\ufeff${xml}`, 'utf16le').swap16()],
])('finds a note in %s by name and by content, with the bytes that were sent', async (encoding, encode) => {
  const note = { number: 4, items: [{ name: 'PÃO' }] };
  const data = encode(`<?xml version="1.0" encoding="${encoding.slice(0, 10)}"?>${noteXml(note)}`);
  for (const name of [`${noteKey(note)}.xml`, 'venda.xml']) {
    const path = writeZip(join(tempDir, 'encoded.zip'), [
      { name: 'outra.xml', data: noteXml(named) },
      { name, data },
    ]);
    expect(await findNote({ path, tempDir, key: noteKey(note) })).toEqual(data);
  }
});

it('does not take a note that refers to the key', async () => {
  const key = noteKey(named);
  const path = writeZip(join(tempDir, 'returns.zip'), [
    { name: `devolucao-de-${key}.xml`, data: noteXml({ number: 8, references: [key] }) },
  ]);
  expect(await find(path, key)).toBeUndefined();
});

it('refuses a file that is no ZIP', async () => {
  await expect(find(import.meta.filename, noteKey(named))).rejects.toThrow();
});
