import { describe, expect, it } from 'vitest';
import {
  analyseFiles,
  codesOf,
  cumulativeBlock,
  document,
  efdText,
  type ItemOptions,
  itemLine,
  monthOf,
} from '../../test-support/write-efd.ts';

const paid = (cents: number) => ['SEM_PROVA_DE_PAGAMENTO', cents, null];
const oneItem = (options: ItemOptions, base = 100_000) =>
  monthOf({ lines: document([itemLine(1, options)]), assessment: cumulativeBlock(base) });

describe('a C170 without XML', () => {
  it('counts ICMS that is in the base', async () => {
    const month = await oneItem({});
    expect(month).toMatchObject({
      icms_destacado: 18_000,
      icms_a_excluir: 18_000,
      icms_pis: 117,
      icms_cofins: 540,
      pis_a_recuperar: 117,
      cofins_a_recuperar: 540,
      prescreve_em: '2030-02-25',
    });
    expect(codesOf(month)).toEqual([paid(657)]);
  });

  it('recognises ICMS that is out already', async () => {
    const month = await oneItem({ base: 82_000 }, 82_000);
    expect(month).toMatchObject({ icms_ja_excluido: 18_000, icms_a_excluir: 0, pis_a_recuperar: 0 });
    expect(codesOf(month)).toEqual([]);
  });

  it.each([
    ['BASE_DIVERGENTE', { base: 90_000 }, 18_000],
    ['BASE_AMBIGUA', { value: 118_000, discount: 18_000 }, 18_000],
    ['SEM_ICMS', { icms: 0 }, 0],
  ] as const)('leaves the doubt %s to the analyst', async (code, options, icms) => {
    const month = await oneItem(options, 'base' in options ? options.base : 100_000);
    expect(month).toMatchObject({ icms_em_duvida: icms, icms_a_excluir: 0, pis_a_recuperar: 0 });
    expect(codesOf(month)).toEqual([[code, icms, 1]]);
  });

  it('has no ICMS and no doubt with a CST without ICMS', async () => {
    expect(codesOf(await oneItem({ icms: 0, icmsCst: '040' }))).toEqual([]);
  });

  it.each([
    ['CST_SEM_RECEITA', { cfop: '5949' }],
    ['CST_SEM_RECEITA', { cfop: '5202' }],
    ['CST_ATIPICO', { cst: '49' }],
  ] as const)('lists %s in the pendencies only', async (code, options) => {
    const month = await oneItem(options);
    expect(month).toMatchObject({ receita_tributada: 0, icms_destacado: 0, pis_a_recuperar: 0 });
    expect(codesOf(month)).toContainEqual([code, 18_000, 1]);
  });

  it('ignores untaxed lines and documents that do not count', async () => {
    const untaxed = document([itemLine(1, { cst: '06' })]);
    const cancelled = document([itemLine(1)], { situation: '02' });
    const month = await monthOf({ lines: [...untaxed, ...cancelled], assessment: cumulativeBlock(0) });
    expect(month).toMatchObject({ icms_destacado: 0, receita_tributada: 0, prescreve_em: null });
    expect(codesOf(month)).toEqual([]);
  });

  it('leaves facts before the modulation to the analyst', async () => {
    const lines = document([itemLine(1)], { day: '15032017' });
    const covered = document([itemLine(1)], { day: '16032017' });
    const month = await monthOf({
      month: '2017-03',
      lines: [...lines, ...covered],
      assessment: cumulativeBlock(200_000),
    });
    expect(month).toMatchObject({ icms_em_duvida: 18_000, icms_a_excluir: 18_000 });
    expect(codesOf(month)).toContainEqual(['ANTES_DA_MODULACAO', 18_000, 1]);
    expect(codesOf(month)).toContainEqual(['PRESCRITO', null, null]);
  });

  it('has no effect at a rate that block M does not have', async () => {
    const lines = document([itemLine(1, { rates: ['1,65', '7,60'] })]);
    const month = await monthOf({ lines, assessment: cumulativeBlock(100_000) });
    expect(month).toMatchObject({ icms_em_duvida: 18_000, pis_a_recuperar: 0 });
    expect(codesOf(month)).toContainEqual(['ALIQUOTA_SEM_APURACAO', 18_000, 1]);
  });
});

describe('adjustments and returns', () => {
  const lines = document([itemLine(1)]);

  it('takes off what M215 and M615 excluded already', async () => {
    const adjustments = ['M215|0|50,00|21||||0000|', 'M615|0|50,00|21||||0000|'];
    const month = await monthOf({ lines, assessment: cumulativeBlock(100_000, { adjustments }) });
    expect(month).toMatchObject({ icms_ja_excluido: 5_000, icms_a_excluir: 13_000, icms_destacado: 18_000 });
    expect(codesOf(month)).toContainEqual(['AJUSTE_M215', 5_000, null]);
  });

  it('takes off what M220 lowered the contribution by', async () => {
    const adjustments = ['M220|0|1,00|01||EXCLUSAO ICMS RE 574.706|'];
    const month = await monthOf({ lines, assessment: cumulativeBlock(100_000, { adjustments }) });
    expect(month).toMatchObject({ icms_pis: 17, icms_cofins: 540 });
  });

  it('carries a return that passes the sales to the next month', async () => {
    const back = document([itemLine(1, { cfop: '1202', cst: '98', value: 150_000, icms: 27_000 })], { exit: false });
    const files = {
      'jan.txt': efdText({ lines: [...lines, ...back], assessment: cumulativeBlock(100_000) }),
      'feb.txt': efdText({
        month: '2025-02',
        lines: document([itemLine(1)], { day: '07022025' }),
        assessment: cumulativeBlock(100_000),
      }),
    };
    const [january, february] = (await analyseFiles(files)).months;
    expect(january).toMatchObject({ icms_devolucoes: 18_000, icms_a_excluir: 0 });
    expect(codesOf(january ?? { pendencias: [] })).toContainEqual(['DEVOLUCAO_TRANSPORTADA', 9_000, null]);
    expect(february).toMatchObject({ icms_devolucoes: 9_000, icms_a_excluir: 9_000 });
  });

  it('names a missing month', async () => {
    const files = {
      'jan.txt': efdText({ lines, assessment: cumulativeBlock(100_000) }),
      'mar.txt': efdText({ month: '2025-03', assessment: cumulativeBlock(0) }),
    };
    expect((await analyseFiles(files)).months.map(codesOf)[1]).toEqual([['MES_FALTANDO', null, null]]);
  });

  it('computes no payment without block M', async () => {
    const month = await monthOf({ lines });
    expect(month).toMatchObject({ icms_a_excluir: 18_000, icms_pis: 117, pis_a_recuperar: 0, pis_devido_antes: 0 });
    expect(codesOf(month)).toEqual([['SEM_APURACAO', null, null]]);
  });

  it('keeps the payment as written when M200 does not add up', async () => {
    const assessment = cumulativeBlock(100_000).map((line) => line.replace(/^(M200.*)\|6,50$/, '$1|9,50'));
    const month = await monthOf({ lines, assessment });
    expect(month).toMatchObject({ pis_devido_antes: 950, pis_devido_depois: 950, pis_a_recuperar: 0, icms_pis: 117 });
    expect(codesOf(month)).toContainEqual(['M200_NAO_CONFERE', 300, null]);
  });
});
