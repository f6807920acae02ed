import { expect, it } from 'vitest';
import { groupContractsByRegime, servicesUnder, taxRegimesOf } from './regime-contracts.ts';

const listed = groupContractsByRegime([
  { typeRegime: 'SIMPLES_NACIONAL', services: ['PRINCIPAL', 'APURACAO_ST'] },
  { typeRegime: 'LUCRO_REAL', services: ['SUBVENCAO'] },
  { typeRegime: 'SIMPLES_NACIONAL', services: ['PIS_COFINS_MONOFASICO_PARA_SN'] },
  { typeRegime: 'FCVS', services: ['FCVS'] },
  { typeRegime: null, services: ['PARCERIA_COMERCIAL_CPF'] },
]);

it('groups contracts by regime, PRINCIPAL first, each service once', { tags: ['W-491', 'W-544', 'W-068'] }, () => {
  expect(listed).toEqual([
    { typeRegime: 'SIMPLES_NACIONAL', contracts: ['PRINCIPAL', 'APURACAO_ST', 'PIS_COFINS_MONOFASICO_PARA_SN'] },
    { typeRegime: 'LUCRO_REAL', contracts: ['PRINCIPAL', 'SUBVENCAO'] },
    { typeRegime: 'FCVS', contracts: ['PRINCIPAL', 'FCVS'] },
  ]);
});

it('returns the services of a regime, and none for an unused regime', { tags: ['W-065'] }, () => {
  expect(servicesUnder(listed, 'SIMPLES_NACIONAL')).toEqual(['APURACAO_ST', 'PIS_COFINS_MONOFASICO_PARA_SN']);
  expect(servicesUnder(listed, 'LUCRO_PRESUMIDO')).toEqual([]);
  expect(servicesUnder(listed, undefined)).toEqual([]);
});

it('ignores groupings other than the three tax regimes', { tags: ['W-064', 'C-56'] }, () => {
  expect(taxRegimesOf(listed)).toEqual({ current: ['SIMPLES_NACIONAL', 'LUCRO_REAL'], free: ['LUCRO_PRESUMIDO'] });
  expect(taxRegimesOf([]).free).toHaveLength(3);
  expect(taxRegimesOf([...listed, { typeRegime: 'LUCRO_PRESUMIDO', contracts: [] }]).free).toEqual([]);
});
