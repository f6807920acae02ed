import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ItemLine, Reviews } from '../src/engine-types.ts';
import { type NotesReading, type ReadNotesInput, readNotes } from '../src/notes/read-notes.ts';
import { CLIENT } from './write-note.ts';
import { writeZip, type ZipFileEntry } from './write-zip.ts';

/** The values of a reading without its methods, and its items. */
export type WholeReading = Omit<NotesReading, 'items' | 'reviews' | 'dispose' | 'counted' | 'claims'> & {
  claims: ReturnType<NotesReading['claims']>;
  lines: ItemLine[];
  revisoes: Reviews;
};

/** Reads a ZIP of notes and collects its items. */
export async function readZip(path: string, input: Partial<ReadNotesInput> = {}): Promise<WholeReading> {
  const tempDir = mkdtempSync(join(tmpdir(), 'notas-test-'));
  try {
    const {
      items,
      reviews,
      dispose,
      claims,
      counted: _,
      ...reading
    } = await readNotes({ path, cnpj: CLIENT, tempDir, ...input });
    const lines: ItemLine[] = [];
    for await (const batch of items()) lines.push(...batch);
    const revisoes = reviews();
    const assessed = claims();
    await dispose();
    return { ...reading, claims: assessed, lines, revisoes };
  } finally {
    rmSync(tempDir, { recursive: true, force: true });
  }
}

/** Reads files given as text, or as entries of a ZIP, in order. */
export async function readXmlFiles(files: (string | Buffer | ZipFileEntry)[], input: Partial<ReadNotesInput> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'notas-test-'));
  const isEntry = (file: (typeof files)[number]) => typeof file === 'object' && !Buffer.isBuffer(file);
  const entries = files.map((file, i) => (isEntry(file) ? file : { name: `${i}.xml`, data: file }) as ZipFileEntry);
  try {
    return await readZip(writeZip(join(folder, 'notas.zip'), entries), input);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns non-zero reais of an annex by group, of the only or of a named month. */
export function groupsOf(reading: WholeReading, competencia?: string, annex: 'I' | 'II' = 'I') {
  const month = reading.months.find((one) => !competencia || one.competencia === competencia);
  const entries = Object.entries(month?.groups[annex] ?? {}).filter(([, cents]) => cents !== 0);
  return Object.fromEntries(entries.map(([group, cents]) => [group, cents / 100]));
}

/** Returns `CODIGO valor` of each alert of the only or of a named month. */
export function alertsOf(reading: WholeReading, competencia?: string): string[] {
  const month = reading.months.find((one) => !competencia || one.competencia === competencia);
  return (month?.alerts ?? []).map(({ codigo, valor }) => `${codigo} ${valor}`);
}
