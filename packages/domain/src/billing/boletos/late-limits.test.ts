import { expect, it } from 'vitest';
import { defaultLateLimits, type LateLimits, lateWarnings } from './late-limits.ts';

type Terms = Parameters<typeof lateWarnings>[0];
const usual: Terms = {
  valorNominal: 1_000,
  codigoMulta: 'PERCENTUAL',
  taxaMulta: 2,
  codigoMora: 'TAXAMENSAL',
  taxaMora: 1,
};
const paths = (change: Partial<Terms>, limits: LateLimits = defaultLateLimits) =>
  lateWarnings({ ...usual, ...change }, limits).map(({ path }) => path);

it.each([
  ['the usual fine and interest', {}, []],
  ['a fine of 50%', { taxaMulta: 50 }, ['taxaMulta']],
  ['a fixed fine of 2%', { codigoMulta: 'VALORFIXO', taxaMulta: 20 }, []],
  ['a fixed fine above 2%', { codigoMulta: 'VALORFIXO', taxaMulta: 20.01 }, ['taxaMulta']],
  ['interest of 90% a month', { taxaMora: 90 }, ['taxaMora']],
  ['interest a day of 1% a month', { codigoMora: 'VALORDIA', taxaMora: 0.33 }, []],
  ['interest a day above 1% a month', { codigoMora: 'VALORDIA', taxaMora: 0.34 }, ['taxaMora']],
  ['no fine and no interest', { codigoMulta: 'NAOTEMMULTA', codigoMora: 'ISENTO', taxaMulta: 50, taxaMora: 90 }, []],
] as const)('warns of fine and interest above the limits: %s', (_, change, warned) => {
  expect(paths(change)).toEqual(warned);
});

it('names the amount and the law, and asks only far above the limits', () => {
  expect(lateWarnings({ ...usual, taxaMulta: 50, taxaMora: 90 }, defaultLateLimits)).toEqual([
    {
      ...{ path: 'taxaMulta', isGrave: true },
      message: 'A multa de 50,00% passa de 2% do valor (Lei 8.078/1990, art. 52, § 1º).',
    },
    {
      ...{ path: 'taxaMora', isGrave: true },
      message: 'Os juros de 90,00% ao mês passam de 1% ao mês (CTN, art. 161, § 1º).',
    },
  ]);
  const atMost = lateWarnings({ ...usual, taxaMulta: 10, taxaMora: 2 }, defaultLateLimits);
  expect(atMost.map(({ isGrave }) => isGrave)).toEqual([false, false]);
});

it('warns above the limits of the tenant, and names both limits', () => {
  const limits = { multaMaxima: 12.5, jurosMaximos: 0.5 };
  expect(paths({ taxaMulta: 12.5, taxaMora: 0.5 }, limits)).toEqual([]);
  expect(lateWarnings({ ...usual, taxaMulta: 13, taxaMora: 0.6 }, limits)).toEqual([
    {
      ...{ path: 'taxaMulta', isGrave: true },
      message: 'A multa de 13,00% passa de 12,5% do valor, o limite da empresa (Lei 8.078/1990, art. 52, § 1º: 2%).',
    },
    {
      ...{ path: 'taxaMora', isGrave: false },
      message: 'Os juros de 0,60% ao mês passam de 0,5% ao mês, o limite da empresa (CTN, art. 161, § 1º: 1%).',
    },
  ]);
});
