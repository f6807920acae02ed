import { expect, it } from 'vitest';
import { productsOfRegime, taxRegime, taxRegimeLabels } from './regime-products.ts';

it('offers three regimes', { tags: ['I-228', 'I-242', 'W-072', 'W-078'] }, () => {
  expect(taxRegime.options.map((regime) => taxRegimeLabels[regime])).toEqual([
    'Simples Nacional',
    'Lucro Presumido',
    'Lucro Real',
  ]);
  expect(taxRegime.safeParse(undefined).error?.issues[0]?.message).toBe('Selecione um regime tributário');
});

it.each([
  ['SIMPLES_NACIONAL', ['PIS/COFINS monofásico', 'Apuração ST', 'Negociação de passivos']],
  ['LUCRO_PRESUMIDO', ['Previdenciário', 'Negociação de passivos', 'Exclusão de ICMS e ST', 'Equiparação hospitalar']],
  [
    'LUCRO_REAL',
    ['Previdenciário', 'Negociação de passivos', 'Exclusão de ICMS e ST', 'Alíquota zero combustível', 'Subvenção'],
  ],
] as const)(
  'offers exactly %j for %s',
  {
    tags: [
      'I-229',
      'I-230',
      'I-231',
      'I-232',
      'I-233',
      'I-234',
      'I-235',
      'I-236',
      'I-237',
      'I-238',
      'I-239',
      'I-240',
      'I-241',
      'W-073',
      'W-074',
      'W-075',
      'W-076',
      'C-02',
    ],
  },
  (regime, labels) => {
    expect(productsOfRegime(regime).map(({ label }) => label)).toEqual(labels);
  },
);
