import { expect, it } from 'vitest';
import { type NoteLine, noteColumns } from './notes-sheet.ts';

const line: NoteLine = {
  ...{
    id: '1',
    chave: '3525',
    modelo: '55',
    serie: '1',
    numero: '7',
    emissao: '2025-05-03',
    emitente: '11222333000181',
  },
  ...{ item: 2, codigo: 'A1', produto: 'CERVEJA', ncm: '22030000', cest: '0302100', extipi: '', cfop: '5405' },
  ...{ cst_icms: '500', cst_pis: '04', cst_cofins: '04', valor: 10.5, grupo: 'both', anexo: 'I', revisar: false },
  ...{ regra: 'Bebida fria', lei: 'Lei 13.097/2015', competencia: '05/2025' },
};

it('notes export has one row per item with origin, product, classification and law', {
  tags: ['W-588'],
}, () => {
  expect(Object.fromEntries(noteColumns.map(({ heading, cell }) => [heading, cell(line).value]))).toMatchObject({
    ...{
      Competência: new Date('2025-05-01'),
      Emissão: new Date('2025-05-03'),
      'Chave de acesso': '3525',
      Item: 2,
      Produto: 'CERVEJA',
    },
    ...{ NCM: '22030000', CFOP: '5405', Valor: 10.5, Grupo: 'ICMS-ST e monofásico', Lei: 'Lei 13.097/2015' },
    'A revisar': 'Não',
  });
});

it('notes export shows IBS and CBS in columns of their own, empty without them', () => {
  const ibs_cbs = { cst: '000', classificacao: '000001', base: 10.5, ibs: 0.01, cbs: 0.09 };
  const cells = (of: NoteLine) =>
    noteColumns.filter(({ heading }) => /IBS|CBS/.test(heading)).map(({ cell }) => cell(of).value);
  expect(cells({ ...line, ibs_cbs })).toEqual(['000', '000001', 0.01, 0.09]);
  expect(cells(line)).toEqual(['', '', '', '']);
});
