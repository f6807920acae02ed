import { expect, it } from 'vitest';
import { draftParts, isOfRegime, opensDraft } from './draft-link.ts';

it('starts the list with PRINCIPAL and removes duplicates', { tags: ['I-102', 'I-103'] }, () => {
  expect(draftParts(['PREVIDENCIARIO', 'PRINCIPAL', 'PREVIDENCIARIO'])).toEqual(['PRINCIPAL', 'PREVIDENCIARIO']);
});

it('rejects a product of another regime', { tags: ['I-241'] }, () => {
  expect(isOfRegime(['PRINCIPAL', 'APURACAO_ST'], 'SIMPLES_NACIONAL')).toBe(true);
  expect(isOfRegime(['APURACAO_ST', 'SUBVENCAO'], 'SIMPLES_NACIONAL')).toBe(false);
});

const link = {
  purpose: 'rascunho',
  id_tenant: '20000000000107',
  contracts: ['PRINCIPAL', 'SUBVENCAO'],
  expiresAt: '2026-12-20T00:00:00Z',
  revokedAt: null,
};
const asked = { id: '20000000000107', contracts: 'PRINCIPAL,SUBVENCAO', now: new Date('2026-12-19T23:59:59Z') };

it.each([
  [{}, {}, true],
  [{ purpose: 'contrato' }, {}, false],
  [{ contracts: null }, {}, false],
  [{ revokedAt: '2026-12-01T00:00:00Z' }, {}, false],
  [{}, { id: '30000000000152' }, false],
  [{}, { contracts: 'PRINCIPAL' }, false],
  [{}, { contracts: 'SUBVENCAO,PRINCIPAL' }, false],
  [{}, { now: new Date('2026-12-20T00:00:00Z') }, false],
])('opens a link with %j for a request with %j: %s', { tags: ['D-30'] }, (changed, question, opens) => {
  expect(opensDraft({ ...link, ...changed }, { ...asked, ...question })).toBe(opens);
});
