import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { declarationText } from '../../test-support/declaration-text.ts';
import { declarationOf } from '../../test-support/read-declaration.ts';
import { lockedPdf, marks, type PdfRun, pdfOfRuns, pdfOfText, scannedPdf } from '../../test-support/write-pdf.ts';
import { writeZip } from '../../test-support/write-zip.ts';
import { documentKindOf } from './document-kind.ts';
import { parseDeclaration } from './parse-declaration.ts';
import { readPdfText } from './pdf-text.ts';
import { readDeclarations } from './read-declarations.ts';

const activities = [
  { id: 1 as const, parcels: [{ cents: 3_041_735 }] },
  { id: 'III' as const, parcels: [{ cents: 900_000 }] },
];
const options = { full: true, activities };
const text = declarationText(options);
// Text beyond the page would not be read.
const lines = text
  .split('\n')
  .flatMap((line) => line.match(/.{1,85}(?:\s|$)/g) ?? [line])
  .map((line) => line.trim());
const expected = declarationOf(options);

async function readPdf(data: Buffer) {
  const read = await readPdfText(new Uint8Array(data));
  if ('problem' in read) throw new Error(read.problem);
  return parseDeclaration(
    read.lines,
    documentKindOf(read.lines) === 'extrato' ? 'extrato' : 'declaracao',
    'extrato.pdf',
  );
}

const column = (some: string[], x: number, turn?: PdfRun['turn']): PdfRun[] =>
  some.map((line, i) => ({ text: line, x, y: 806 - 11 * i, ...(turn && { turn }) }));

describe('readPdfText on different page layouts', () => {
  it('reads the same from one page and from several, with a table across them', async () => {
    for (const perPage of [1000, 37, 11]) {
      const pages = Array.from({ length: Math.ceil(lines.length / perPage) }, (_, i) =>
        column(lines.slice(i * perPage, (i + 1) * perPage), 36),
      );
      expect(await readPdf(pdfOfRuns(pages, '', { box: [595, 1000] }))).toEqual(expected);
    }
  });

  it.each([0, 90, 180, 270] as const)('reads the same from pages rotated by %i degrees', async (rotate) => {
    expect(await readPdf(pdfOfRuns([column(lines, 36)], '', { box: [595, 1000], rotate }))).toEqual(expected);
  });

  it.each([1, 2, 3] as const)(
    'reads the same from text rotated by %i quarter turns, without marginal notes',
    async (turn) => {
      const places: Record<1 | 2 | 3, (i: number) => { x: number; y: number }> = {
        1: (i) => ({ x: 50 + 8 * i, y: 20 }),
        2: (i) => ({ x: 550, y: 20 + 8 * i }),
        3: (i) => ({ x: 550 - 8 * i, y: 800 }),
      };
      const runs: PdfRun[] = lines.map((line, i) => ({ text: line, ...places[turn](i), turn }));
      const note: PdfRun = { text: 'Parcela 9: R$ 1,00', x: 300, y: 400, ...(turn === 1 ? {} : { turn: 1 as const }) };
      expect(await readPdf(pdfOfRuns([[...runs, note]], '', { box: [595, 842] }))).toEqual(expected);
    },
  );

  it('reads two pages on a sheet one after the other', async () => {
    const half = Math.ceil(lines.length / 2);
    const sheet = [...column(lines.slice(0, half), 20), ...column(lines.slice(half), 620)];
    expect(await readPdf(pdfOfRuns([sheet], '', { box: [1191, 842] }))).toEqual(expected);
  });

  it('rejects a file cut at any position, or reports wrong sums', async () => {
    const whole = pdfOfText(text);
    for (let i = 1; i < 10; i++) {
      const read = await readPdfText(new Uint8Array(whole.subarray(0, Math.floor((whole.length * i) / 10))));
      if ('problem' in read) continue;
      const declaration = parseDeclaration(read.lines, 'extrato', 'cut.pdf');
      if (declaration)
        expect(declaration.mismatches.length + Number(declaration.payments.length === 0)).toBeGreaterThan(0);
    }
  });
});

describe('readDeclarations on difficult PDFs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pgdas-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('reports unreadable pages one by one and reads the rest', async () => {
    const withScan = pdfOfRuns([column(lines, 36), [marks.picture], [marks.picture], []], '', { box: [595, 1000] });
    const entries = [
      { name: 'com-digitalizadas.pdf', data: withScan },
      { name: 'digitalizado.pdf', data: scannedPdf() },
      { name: 'em-branco.pdf', data: pdfOfRuns([[]]) },
      { name: 'protegido.pdf', data: lockedPdf(text) },
      { name: 'vazio.pdf', data: '' },
      { name: 'texto.pdf', data: 'not a PDF' },
      { name: 'das.pdf', data: pdfOfText('Documento de Arrecadação do Simples Nacional\nValor Total 1,00') },
      { name: 'recibo.pdf', data: pdfOfText('RECIBO DE ENTREGA DA APURAÇÃO NO PGDAS-D') },
      { name: 'declaracao.pdf', data: pdfOfText(declarationText({ ...options, kind: 'declaracao' })) },
    ];
    const read = async (all: typeof entries) =>
      readDeclarations({ path: writeZip(join(folder, 'worst.zip'), all), root: '11222333', tempDir: folder });
    const { months, problems, counts } = await read(entries);
    expect(
      problems.map(({ arquivo, codigo, texto }) => [arquivo, codigo, /(páginas? \d.*)\.$/.exec(texto)?.[1]]),
    ).toEqual([
      ['com-digitalizadas.pdf', 'PGDAS_PAGINA_SEM_TEXTO', 'páginas 2 e 3'],
      ['digitalizado.pdf', 'PGDAS_SEM_TEXTO', 'página 1'],
      ['em-branco.pdf', 'PGDAS_EM_BRANCO', undefined],
      ['protegido.pdf', 'PGDAS_PROTEGIDO', undefined],
      ['texto.pdf', 'PDF_INVALIDO', undefined],
      ['vazio.pdf', 'PDF_INVALIDO', undefined],
    ]);
    expect(counts).toMatchObject({ pdfs: 9, extratos: 1, declaracoes: 1, ignorados: 2 });
    expect(months).toHaveLength(1);
    expect(months[0]).toMatchObject({ kind: 'extrato', paymentState: 'paid', mismatches: [] });
    expect(months[0]?.copies.map(({ kind }) => kind)).toEqual(['declaracao']);
    expect((await read(entries.toReversed())).months).toEqual(months);
  });
});
