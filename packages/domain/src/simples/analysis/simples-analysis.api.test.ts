import { describe, expect, it } from 'vitest';
import { analysisFile } from './analysis-files.ts';
import { itemGroup, itemGroupLabels } from './item-filters.ts';
import { analysisRow, simplesAnalysisApi } from './simples-analysis.api.ts';

const { month, items, updateTotal, upload } = simplesAnalysisApi;

describe('month in a path', () => {
  it.each([
    ['052025', '05/2025'],
    ['05/2025', '05/2025'],
    ['121999', '12/1999'],
  ])('parses %s as %s', (text, competencia) => {
    expect(month.params.parse({ id_apuracao: 'a', competencia: text }).competencia).toBe(competencia);
  });

  it.each(['132025', '002025', '2025-05', '52025', 'maio', ''])('rejects %j with a message', (competencia) => {
    const { error } = month.params.safeParse({ id_apuracao: 'a', competencia });
    expect(error?.issues[0]).toMatchObject({ path: ['competencia'], message: 'Competência inválida. Use MM/AAAA.' });
  });
});

describe('corrected total', { tags: ['W-126', 'W-153'] }, () => {
  const valued = (valor: unknown) =>
    updateTotal.body.safeParse({ id_apuracao: 'a', competencia: '05/2025', valor, motivo: 'Nota cancelada' });

  it.each([0, 0.01, 0.29, 159.24, 1.1, 9_999_999_999.99])('accepts %d', (valor) => {
    expect(valued(valor).data?.valor).toBe(valor);
  });

  it.each([
    [-0.01, 'O valor não pode ser negativo.'],
    [1.005, 'Use no máximo 2 casas decimais.'],
    [0.001, 'Use no máximo 2 casas decimais.'],
    [10_000_000_000, 'Por favor, insira um valor válido.'],
    ['159.24', 'Por favor, insira um valor válido.'],
    [null, 'Por favor, insira um valor válido.'],
    [undefined, 'Por favor, insira um valor válido.'],
  ])('rejects %j: %s', (valor, message) => {
    expect(valued(valor).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});

describe('items of a month', () => {
  it('are paged by fifty and filtered on request', () => {
    expect(items.query.parse({})).toEqual({ page: 1, pageSize: 50 });
    expect(items.query.parse({ page: '3', pageSize: '10', grupo: 'mono', revisar: 'true', q: ' oleo ' })).toEqual({
      page: 3,
      pageSize: 10,
      grupo: 'mono',
      revisar: true,
      q: 'oleo',
    });
    expect(items.query.parse({ revisar: 'false' }).revisar).toBe(false);
  });

  it.each([{ grupo: 'monofasico' }, { revisar: 'talvez' }, { pageSize: '201' }, { q: 'a'.repeat(101) }])(
    'reject %j',
    (asked) => {
      expect(items.query.safeParse(asked).success).toBe(false);
    },
  );

  it('have four groups, all with labels', () => {
    expect(Object.keys(itemGroupLabels)).toEqual(itemGroup.options);
  });
});

describe('upload', { tags: ['W-118', 'W-119', 'W-120', 'W-520'] }, () => {
  it('accepts two ZIPs of up to 1 GB', () => {
    expect(upload.files).toEqual({ xml: analysisFile, pgdas: analysisFile });
    expect(analysisFile).toEqual({
      maxBytes: 1_073_741_824,
      extensions: ['.zip'],
      bothNeeded: 'Por favor, selecione ambos os arquivos antes de enviar.',
      messages: {
        extension: 'Apenas arquivos ZIP são permitidos.',
        size: 'Arquivo muito grande. O tamanho máximo é 1GB.',
      },
    });
  });

  it('accepts a CNPJ with its mask and rejects an invalid one', () => {
    expect(upload.body.parse({ cnpj: '11.222.333/0001-81' })).toEqual({ cnpj: '11222333000181' });
    expect(upload.body.safeParse({ cnpj: '11222333000182' }).success).toBe(false);
  });
});

describe('analysis row', { tags: ['W-130', 'W-131', 'W-132', 'W-133', 'W-134', 'W-135'] }, () => {
  it('has the 28 columns under their wire names', () => {
    const beside = [
      'alertas',
      'cobertura',
      'prescreve_em',
      'total_calculado',
      'editado_por',
      'editado_em',
      'editado_motivo',
      'recalculado',
      'forca',
      'na_soma',
    ];
    const columns = Object.keys(analysisRow.shape).filter((name) => !beside.includes(name));
    expect(columns).toHaveLength(28);
  });
});
