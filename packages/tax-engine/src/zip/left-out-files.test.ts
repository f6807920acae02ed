import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CLIENT, noteXml } from '../../test-support/write-note.ts';
import { createZip, writeZip, type ZipFileEntry } from '../../test-support/write-zip.ts';
import { type Analysis, analyseSimplesNacional } from '../analyse.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'left-out-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pgdasZip = join(import.meta.dirname, '../../test-data/e1a-pgdas.zip');

async function analyse(entries: ZipFileEntry[]): Promise<Analysis> {
  const xmlZip = writeZip(join(folder, 'notas.zip'), entries);
  return analyseSimplesNacional({ cnpj: CLIENT, xmlZip, pgdasZip, asOf: '2026-09-30', tempDir: folder });
}

const sale: ZipFileEntry = { name: '2025-05/venda.xml', data: noteXml() };

it('names in its month each file that was refused or is damaged, and asks for it again', async () => {
  const big = { name: '2025-05/grande.xml', data: noteXml({ number: 2, items: [{ name: 'x'.repeat(6_000_000) }] }) };
  const secret = { name: '2025-05/senha.xml', data: '<a/>', wrongHeaders: { flags: 1 } };
  const broken = { name: '2025-05/quebrado.xml', data: '<nfeProc' };
  const deep = {
    name: '2025-05/a.zip',
    data: createZip([{ name: 'b.zip', data: createZip([{ name: 'c.zip', data: createZip([sale]) }]) }]),
  };
  const { cobertura } = await analyse([sale, big, secret, broken, deep]);
  const may = cobertura.meses.find(({ competencia }) => competencia === '05/2025');
  expect(may?.nao_lidos?.toSorted()).toEqual([
    '2025-05/a.zip/b.zip/c.zip (ZIP dentro de ZIP além de dois níveis)',
    '2025-05/grande.xml (maior que o limite)',
    '2025-05/quebrado.xml (danificado)',
    '2025-05/senha.xml (protegido por senha)',
  ]);
  const texts = cobertura.pedidos.map(({ texto }) => texto);
  expect(texts).toContain('Peça de novo "2025-05/senha.xml" (protegido por senha): ficou fora da análise.');
  expect(texts).toContain('Peça de novo "2025-05/grande.xml" (maior que o limite): ficou fora da análise.');
  expect(texts).toContain('Peça de novo o arquivo danificado "2025-05/quebrado.xml".');
});

it('refuses 10 GB in an upload of the size of an e-mail, without a temporary file or memory left over', async () => {
  const note = Buffer.from(noteXml({ items: [{ name: 'x'.repeat(4_990_000) }] }));
  const packed = { bytes: deflateRawSync(note, { level: 9 }), size: note.length, crc: crc32(note) };
  const names = Array.from({ length: 2_050 }, (_, i) => `${String(i).padStart(4, '0')}.xml`);
  const inner = createZip(names.map((name) => ({ name, data: '', packed })));
  const middle = {
    name: 'notas.zip',
    data: inner,
    packed: { bytes: deflateRawSync(inner, { level: 9 }), size: inner.length, crc: crc32(inner) },
  };
  const bomb = createZip([middle]);
  expect(note.length * names.length).toBeGreaterThan(10e9);
  expect(bomb.length).toBeLessThan(100_000);

  const before = process.memoryUsage().rss;
  await expect(analyse([sale, { name: 'tudo.zip', data: bomb }])).rejects.toMatchObject({ code: 'zip_bomb' });
  expect(statSync(join(folder, 'notas.zip')).size).toBeLessThan(120_000);
  expect(process.memoryUsage().rss - before).toBeLessThan(200e6);
  expect(readdirSync(folder)).toEqual(['notas.zip']);
});
