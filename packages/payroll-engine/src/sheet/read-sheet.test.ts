import { describe, expect, it } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { readPayrollSheet } from './read-sheet.ts';

const read = (content: Buffer | string) => readPayrollSheet(Buffer.from(content as string), 'planilha');

describe('readPayrollSheet', () => {
  it('reads the first sheet of an XLSX, with dates as months and numbers to the cent', async () => {
    // PR-011
    const content = await writeExcelFile([
      ['Competência', 'Rubrica', 'Valor', 'Natureza'].map((value) => ({ value })),
      [
        { value: new Date('2024-03-01T00:00:00Z'), format: 'mm/yyyy' },
        { value: '001' },
        { value: 0.1 + 0.2 },
        { value: 6003 },
      ],
      [{ value: '04/2024' }, { value: '1E5' }, { value: '1.234,56' }],
      [{ value: 'abril' }, { value: '1' }, { value: 1 }],
    ]).toBuffer();
    const { lines, invalid } = await read(content);
    expect(lines).toMatchObject([
      { period: '2024-03', code: '001', cents: 30, nature: '6003', establishment: '', codIncCP: undefined },
      { period: '2024-04', code: '1E5', cents: 123_456, nature: undefined },
    ]);
    expect(invalid).toBe(1);
  });

  it.each([
    ['a semicolon', 'competencia;rubrica;valor\n03/2024;A;1.000,00'],
    ['a comma', 'competencia,rubrica,valor\n03/2024,A,1000.00'],
    ['a tab', 'competencia\trubrica\tvalor\n03/2024\tA\tR$ 1000'],
    ['a byte order mark', '\ufeffcompetencia;rubrica;valor\r\n03/2024;A;"1.000,00"\r\n'],
  ])('reads CSV with %s', async (_, content) => {
    expect((await read(content)).lines).toMatchObject([{ period: '2024-03', code: 'A', cents: 100_000 }]);
  });

  it('reads ISO-8859-1 and ignores accents and case of the headings', async () => {
    const content = Buffer.from('COMPETÊNCIA;Rubrica;VALOR;Descrição\n03/2024;A;1;Férias\n', 'latin1');
    expect((await read(content)).lines).toMatchObject([{ description: 'Férias' }]);
  });

  it('refuses a damaged XLSX', async () => {
    await expect(read('PK\x03\x04damaged')).rejects.toThrow('A planilha não pôde ser lida: planilha.');
  });
});
