import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { declarationText } from '../../test-support/declaration-text.ts';
import { flatDeclarationLines, flatFileText, twoActivities } from '../../test-support/flat-text.ts';
import { rowOf } from '../../test-support/read-declaration.ts';
import { pdfOfText } from '../../test-support/write-pdf.ts';
import { createZip, writeZip } from '../../test-support/write-zip.ts';
import { readDeclarations } from './read-declarations.ts';

const folder = mkdtempSync(join(tmpdir(), 'declarations-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let made = 0;

describe('readDeclarations with flat files', () => {
  const readZip = (name: string, data: Buffer | string, more: { name: string; data: Buffer | string }[] = []) =>
    readDeclarations({
      path: writeZip(join(folder, `${made++}.zip`), [{ name, data }, ...more]),
      root: '11222333',
      tempDir: folder,
    });

  it('merges it with PDFs by number, inside a nested ZIP or not', async () => {
    const text = flatFileText([
      flatDeclarationLines({ root: '20000001' }),
      flatDeclarationLines(),
      flatDeclarationLines({ pa: '06/2025' }),
    ]);
    const pdf = {
      name: 'extrato.pdf',
      data: pdfOfText(declarationText()),
    };
    const inner = createZip([{ name: 'PGDASD2018-01.txt', data: text }]);
    const reading = await readZip('90-0000-PUB-PGDASD2018-20260720-01.zip', inner, [
      pdf,
      { name: 'notes.txt', data: 'x' },
    ]);
    expect(reading.counts).toEqual({
      pdfs: 1,
      extratos: 1,
      declaracoes: 0,
      ignorados: 0,
      outros: 1,
      sefaz: 2,
      sefaz_outras_empresas: 1,
    });
    expect(reading.problems.map(({ arquivo, texto }) => [arquivo, texto])).toEqual([
      ['notes.txt', 'Não foi lido: arquivo de texto.'],
    ]);
    expect(
      reading.months.map(({ taxMonth, kind, copies, paymentState }) => [taxMonth, kind, copies.length, paymentState]),
    ).toEqual([
      ['05/2025', 'extrato', 1, 'paid'],
      ['06/2025', 'sefaz', 0, 'unknown'],
    ]);
    expect(rowOf(reading.months[0], undefined).conferencias.filter(({ confere }) => !confere)).toEqual([]);
  });

  it('uses the last of original and retificadoras in any order, and counts duplicates once', async () => {
    const original = flatDeclarationLines();
    const rectifying = flatDeclarationLines({ sequence: 2, activities: twoActivities });
    const june = flatDeclarationLines({ pa: '06/2025' });
    const orders = [
      [original, rectifying, june],
      [june, rectifying, original],
      [rectifying, original, june, rectifying],
    ];
    for (const order of orders) {
      const { months } = await readZip('sefaz.txt', flatFileText(order));
      expect(months.map(({ number, rectifying: isOne, mismatches }) => [number, isOne, mismatches])).toEqual([
        ['11222333202505002', true, []],
        ['11222333202506001', false, []],
      ]);
    }
  });
});
