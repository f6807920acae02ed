import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { readTable } from './read-table.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'restitui-table-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function read(kind: 'csv' | 'xlsx', content: Uint8Array | string, maxLines = 100) {
  const path = join(folder, `file.${kind}`);
  writeFileSync(path, content);
  return readTable({ path, kind, maxLines });
}

/** Builds the smallest workbook around the XML of a sheet. */
function workbook(sheet: string, extra: Record<string, Uint8Array> = {}): Uint8Array {
  const rels = (target: string, type: string) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`;
  return zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    ),
    '_rels/.rels': strToU8(rels('xl/workbook.xml', 'officeDocument')),
    'xl/workbook.xml': strToU8(
      '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(rels('worksheets/sheet1.xml', 'worksheet')),
    'xl/worksheets/sheet1.xml': strToU8(
      `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${sheet}</sheetData></worksheet>`,
    ),
    ...extra,
  });
}

const tooLarge = (limit: string) => `The spreadsheet is larger than it may be: ${limit}.`;
const numbered = (count: number, name: (i: number) => string) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [name(i), new Uint8Array()]));

describe('a CSV', { tags: ['D-38'] }, () => {
  it.each([
    ['semicolons', 'CNPJ;Nome\r\n"1;2";Ana, a "boa"\r\n'],
    ['commas', 'CNPJ,Nome\n"1;2","Ana, a ""boa"""\n'],
    ['tabs', 'CNPJ\tNome\n1;2\tAna, a "boa"'],
    ['a line that names the separator', 'sep=|\nCNPJ|Nome\n1;2|Ana, a "boa"'],
  ])('is read with %s', async (_, text) => {
    expect(await read('csv', text)).toEqual([
      ['CNPJ', 'Nome'],
      ['1;2', 'Ana, a "boa"'],
    ]);
  });

  it.each([
    ['UTF-8', new TextEncoder().encode('Razão;São João')],
    ['UTF-8 with its mark', new TextEncoder().encode('\uFEFFRazão;São João')],
    ['Latin-1', Buffer.from('Razão;São João', 'latin1')],
    ['UTF-16', Buffer.from('\uFEFFRazão;São João', 'utf16le')],
  ])('is read in %s', async (_, content) => {
    expect(await read('csv', content)).toEqual([['Razão', 'São João']]);
  });

  it('keeps empty lines, so that line numbers match, and stops at the limit', async () => {
    expect(await read('csv', 'a;b\n\nc;d\ne;f\n', 3)).toEqual([['a', 'b'], [''], ['c', 'd']]);
  });

  it('loses what the database could not store', async () => {
    expect(await read('csv', 'a\0b;c')).toEqual([['ab', 'c']]);
  });
});

describe('an XLSX', { tags: ['D-38'] }, () => {
  it('is read as text: numbers as stored, dates in the Brazilian format', async () => {
    const content = await writeExcelFile([
      [{ value: 'CNPJ' }, { value: 'Desde' }, { value: 'Quanto' }],
      [
        { value: 2038232000164, type: Number },
        { value: new Date('2026-05-03T00:00:00Z'), type: Date, format: 'dd/mm/yyyy' },
        { value: 0.1, type: Number },
      ],
      [null, null, null],
      [{ value: '=1+1' }, null, { value: 'fim' }],
    ]).toBuffer();
    expect(await read('xlsx', content)).toEqual([
      ['CNPJ', 'Desde', 'Quanto'],
      ['2038232000164', '03/05/2026', '0.1'],
      ['', '', ''],
      ['=1+1', '', 'fim'],
    ]);
  });

  it('yields the saved value of a formula and never evaluates it', async () => {
    const sheet =
      '<row r="1"><c r="A1" t="str"><f>WEBSERVICE("http://localhost")</f><v>salvo</v></c><c r="B1"><f>1+1</f></c></row>';
    expect(await read('xlsx', workbook(sheet))).toEqual([['salvo']]);
  });

  it.each([
    ['what is no workbook', strToU8('PK nada')],
    ['an empty file', new Uint8Array()],
    ['a ZIP of something else', zipSync({ 'a.txt': strToU8('a') })],
  ])('is rejected with %s', async (_, content) => {
    await expect(read('xlsx', content)).rejects.toThrow();
  });

  it('is not unpacked when it is a decompression bomb', async () => {
    const archive = Buffer.from(workbook(''));
    // The size that the directory states for its first entry: 320 MB.
    archive.writeUInt32LE(320 * 1024 ** 2, archive.indexOf('PK\x01\x02') + 24);
    await expect(read('xlsx', archive)).rejects.toThrow(tooLarge('unpacked'));
  });

  it('yields nothing beyond the size that its directory states', async () => {
    const archive = Buffer.from(workbook(`<row r="1"><c r="A1"><v>${'1'.repeat(5_000_000)}</v></c></row>`));
    // The last entry is the sheet; it states 10 bytes.
    archive.writeUInt32LE(10, archive.lastIndexOf('PK\x01\x02') + 24);
    await expect(read('xlsx', archive)).rejects.toThrow();
  });

  it.each([
    ['cells without a place', 'cells', `<row r="1">${'<c/>'.repeat(2_200_001)}</row>`, {}],
    ['cells in a namespace', 'cells', `<x:row>${'<x:c/>'.repeat(2_200_001)}</x:row>`, {}],
    ['rows', 'rows', '<row/>'.repeat(200_001), {}],
    ['a last cell far away', 'extent', '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>', {}],
    ['a stated dimension far away', 'extent', '</sheetData><dimension ref="A1:XFD1048576"/><sheetData>', {}],
    ['sheets', 'sheets', '', numbered(50, (i) => `xl/worksheets/more${i}.xml`)],
    ['files', 'files', '', numbered(500, (i) => `xl/media/${i}.png`)],
  ])('is not parsed with too many %s', async (_, limit, sheet, extra) => {
    await expect(read('xlsx', workbook(sheet, extra))).rejects.toThrow(tooLarge(limit));
  });

  it('is read with as many rows and columns as an import takes', async () => {
    const names = Array.from(
      { length: 100 },
      (_, i) => (i < 26 ? '' : 'ABC'[Math.floor(i / 26) - 1]) + String.fromCharCode(65 + (i % 26)),
    );
    const row = (line: number) =>
      `<row r="${line}">${names.map((name) => `<c r="${name}${line}"><v>1</v></c>`).join('')}</row>`;
    const content = workbook(Array.from({ length: 2_000 }, (_, i) => row(i + 1)).join(''));
    expect(await read('xlsx', content, 20_011)).toHaveLength(2_000);
  });
});

it('refuses a CSV with too many cells before it is parsed', async () => {
  await expect(read('csv', ';'.repeat(2_200_001))).rejects.toThrow(tooLarge('cells'));
  await expect(read('csv', '\n'.repeat(2_200_001))).rejects.toThrow(tooLarge('cells'));
});
