import { expect, it } from 'vitest';
import { contractsPerRegime, servicesUnder, taxRegimesOf } from './regime-contracts.ts';

const listed = contractsPerRegime([
  { typeRegime: 'SIMPLES_NACIONAL', services: ['PRINCIPAL', 'APURACAO_ST'] },
  { typeRegime: 'LUCRO_REAL', services: ['SUBVENCAO'] },
  { typeRegime: 'SIMPLES_NACIONAL', services: ['PIS_COFINS_MONOFASICO_PARA_SN'] },
  { typeRegime: 'FCVS', services: ['FCVS'] },
  { typeRegime: null, services: ['PARCERIA_COMERCIAL_CPF'] },
]);

it('W-491 W-544 W-068 the contracts of each regime, PRINCIPAL first, each service once', () => {
  expect(listed).toEqual([
    { typeRegime: 'SIMPLES_NACIONAL', contracts: ['PRINCIPAL', 'APURACAO_ST', 'PIS_COFINS_MONOFASICO_PARA_SN'] },
    { typeRegime: 'LUCRO_REAL', contracts: ['PRINCIPAL', 'SUBVENCAO'] },
    { typeRegime: 'FCVS', contracts: ['PRINCIPAL', 'FCVS'] },
  ]);
});

it('W-065 what is hired under a regime is known, and nothing under one that the client has not', () => {
  expect(servicesUnder(listed, 'SIMPLES_NACIONAL')).toEqual(['APURACAO_ST', 'PIS_COFINS_MONOFASICO_PARA_SN']);
  expect(servicesUnder(listed, 'LUCRO_PRESUMIDO')).toEqual([]);
  expect(servicesUnder(listed, undefined)).toEqual([]);
});

it('W-064 C-56 only the three tax regimes count', () => {
  expect(taxRegimesOf(listed)).toEqual({ current: ['SIMPLES_NACIONAL', 'LUCRO_REAL'], free: ['LUCRO_PRESUMIDO'] });
  expect(taxRegimesOf([]).free).toHaveLength(3);
  expect(taxRegimesOf([...listed, { typeRegime: 'LUCRO_PRESUMIDO', contracts: [] }]).free).toEqual([]);
});
