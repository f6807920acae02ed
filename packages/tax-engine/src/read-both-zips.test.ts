import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { declarationText } from '../test-support/declaration-text.ts';
import { CLIENT, noteXml } from '../test-support/write-note.ts';
import { pdfOfText } from '../test-support/write-pdf.ts';
import { writeZip } from '../test-support/write-zip.ts';
import type { Progress } from './engine-types.ts';
import { defaultItemRules } from './notes/item-rules.ts';
import { readBothZips } from './read-both-zips.ts';

const folder = mkdtempSync(join(tmpdir(), 'both-test-'));
const tempDir = mkdtempSync(join(tmpdir(), 'both-temp-'));
afterAll(() => {
  for (const one of [folder, tempDir]) rmSync(one, { recursive: true, force: true });
});

const pdf = pdfOfText(declarationText());
const xmlZip = writeZip(join(folder, 'xml.zip'), [{ name: 'a.xml', data: noteXml() }]);
const pdfs = Array.from({ length: 10 }, (_, i) => ({ name: `${i}.pdf`, data: pdf }));
const pgdasZip = writeZip(join(folder, 'pgdas.zip'), pdfs);
for (const name of ['no-notes.zip', 'no-declarations.zip']) writeFileSync(join(folder, name), 'no ZIP');

let seen: Progress[] = [];
beforeEach(() => {
  seen = [];
});
const read = (changes: { xmlZip?: string; pgdasZip?: string; signal?: AbortSignal } = {}) =>
  readBothZips({
    cnpj: CLIENT,
    xmlZip,
    pgdasZip,
    tempDir,
    rules: defaultItemRules,
    onProgress: (progress) => seen.push(progress),
    ...changes,
  });

describe('readBothZips', () => {
  it('reads the notes while PDFs are read, and shows one of both at a time', async () => {
    const { declarations, notes } = await read();
    await notes.dispose();
    expect([declarations.counts.extratos, notes.counts.lidos]).toEqual([10, 1]);
    const last = seen.findIndex(({ fase, arquivos }) => fase === 'pgdas' && arquivos === 10);
    const notesRead = seen.findIndex(({ fase, arquivos }) => fase === 'notas' && arquivos === 1);
    expect([seen[0]?.fase, notesRead >= 0 && notesRead < last]).toEqual(['pgdas', true]);
    expect(seen.slice(notesRead).findLastIndex(({ fase }) => fase === 'notas')).toBeLessThan(last - notesRead);
  });

  it('refuses declarations before notes, and leaves nothing behind', async () => {
    const [noNotes, noDeclarations] = [join(folder, 'no-notes.zip'), join(folder, 'no-declarations.zip')];
    await expect(read({ xmlZip: noNotes, pgdasZip: noDeclarations })).rejects.toThrow(/no-declarations/);
    await expect(read({ pgdasZip: noDeclarations })).rejects.toThrow(/no-declarations/);
    await expect(read({ xmlZip: noNotes })).rejects.toThrow(/no-notes/);
    expect(readdirSync(tempDir)).toEqual([]);
  });

  it('stops both when aborted', async () => {
    await expect(read({ signal: AbortSignal.abort(new Error('stop')) })).rejects.toThrow('stop');
    expect(readdirSync(tempDir)).toEqual([]);
  });
});
