import { describe, expect, it } from 'vitest';
import { previewSheet } from './preview-sheet.ts';
import { readPayrollSheet } from './read-sheet.ts';
import { headingsKey, type SheetLayout } from './sheet-columns.ts';

const other = [
  'Nome;CPF;Mês/Ano;Cód. Evento;Nome do Evento;Vlr',
  'Maria Souza;111.444.777-35;03/2024;0110;AVISO;1.000,00',
  'Maria Souza;11144477735;03/2024;0120;FERIAS;x',
].join('\n');
const layout: SheetLayout = {
  ...{ competencia: 2, rubrica: 3, valor: 5, estabelecimento: null },
  ...{ descricao: 4, natureza: null, incidencia: null },
};
const preview = (text: string, by?: SheetLayout) => previewSheet(Buffer.from(text), 'folha.csv', by);
const read = (text: string, headings: string[], colunas = layout) =>
  readPayrollSheet(Buffer.from(text), 'folha.csv', [{ assinatura: headingsKey(headings), colunas }]);

describe('previewSheet', () => {
  it('suggests a layout, masks CPFs and counts the lines of a layout', async () => {
    const found = await preview(other, layout);
    expect(found).toMatchObject({ suggestion: layout, hasHeadings: true, lines: { valid: 1, invalid: 1 } });
    expect(found.rows).toEqual([
      ['Maria Souza', '***.444.777-**', '03/2024', '0110', 'AVISO', '1.000,00'],
      ['Maria Souza', '***.444.777-**', '03/2024', '0120', 'FERIAS', 'x'],
    ]);
  });

  it.each(['03/2024;0110;1.000,00', 'a;11144477735', 'a;R$ 12,00', 'a;10.203.040/0001-94'])(
    'recognises a first row of values: %s',
    async (row) => {
      expect((await preview(`${row}\n03/2024;0110;1,00`)).hasHeadings).toBe(false);
    },
  );

  it('gives a column one content', async () => {
    const { suggestion } = await preview('Mês;Código;Total;Valor\n03/2024;A;1;2');
    expect(suggestion).toMatchObject({ competencia: 0, rubrica: 1, valor: 3, descricao: null });
  });
});

describe('a sheet with other headings', () => {
  const headings = other.split('\n')[0]?.split(';') ?? [];

  it('is read by the layout of its headings, whatever their case and accents', async () => {
    const upper = other.replace('Mês/Ano', 'MES/ANO');
    expect((await read(upper, headings)).lines).toMatchObject([
      { period: '2024-03', code: '0110', description: 'AVISO', cents: 100_000 },
    ]);
  });

  it('is refused when its headings changed, naming the missing column', async () => {
    await expect(read(other.replace('Vlr', 'Vlr;Qtd'), headings)).rejects.toThrow(
      'A planilha não tem a coluna competencia.',
    );
  });

  it('takes the entered layout before the usual names', async () => {
    const text = 'competencia;rubrica;valor;valor rescisao\n03/2024;A;1;2';
    const entered = { ...layout, competencia: 0, rubrica: 1, valor: 3, descricao: null };
    const { lines } = await read(text, ['competencia', 'rubrica', 'valor', 'valor rescisao'], entered);
    expect(lines).toMatchObject([{ cents: 200 }]);
  });
});
