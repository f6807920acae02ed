import type { Day } from '@restitui/brazil/day.ts';
import { expect, it } from 'vitest';
import { dayOf, type PendingContract, pendingContract } from './pending-contract.ts';

const today = '2026-11-20' as Day;
const contract: PendingContract = {
  ...{ id: 'c1', id_client: '11222333000181', id_user: null, typeRegime: 'SIMPLES_NACIONAL', assunto: 'Loja' },
  ...{ responsavel: 'Ana', acts: [], ending: null, missing: [], expiresOn: '2026-12-01' as Day },
  ...{ writtenAt: '2026-11-01T12:00:00.000Z', lastActAt: null, endedAt: null, suggestedAt: null },
};
const signed = ['cliente', 'contratada', 'testemunha_1', 'testemunha_2'] as const;
const at = '2026-11-10T12:00:00.000Z';

it.each<[what: string, change: Partial<PendingContract>, kind: string, on: string, since: string]>([
  ['awaits the client', {}, 'assinar', 'cliente', contract.writtenAt],
  ['awaits a partner', { id_client: null, id_user: 'u', typeRegime: null }, 'assinar', 'parceiro', contract.writtenAt],
  ['awaits the consultancy', { acts: ['cliente'], lastActAt: at }, 'assinar', 'consultoria', at],
  ['awaits witnesses', { acts: ['cliente', 'contratada'], lastActAt: at }, 'assinar', 'testemunhas', at],
  ['awaits a review', { acts: signed, lastActAt: at }, 'verificar', 'consultoria', at],
  ['lacks data', { missing: ['CEP'] }, 'completar', 'cliente', contract.writtenAt],
  ['was refused', { ending: 'recusado', endedAt: at }, 'retomar', 'consultoria', at],
  ['expired', { expiresOn: '2026-11-15' as Day }, 'retomar', 'consultoria', '2026-11-15'],
  ['has an undecided suggestion', { suggestedAt: at }, 'decidir', 'consultoria', at],
  [
    'was refused after a suggestion',
    { suggestedAt: at, ending: 'recusado', endedAt: at },
    'retomar',
    'consultoria',
    at,
  ],
])('says on whom a contract that %s depends, and since when', (_, change, tipo, depende, desde) => {
  expect(pendingContract({ ...contract, ...change }, today)).toMatchObject({ tipo, depende, desde });
});

it('omits a cancelled contract', () => {
  expect(pendingContract({ ...contract, ending: 'cancelado', endedAt: at }, today)).toBeUndefined();
});

it('names the signatures that are missing', () => {
  expect(pendingContract({ ...contract, acts: ['cliente'] }, today)?.detalhe).toBe(
    'Contrato de Simples Nacional: falta contratada, testemunha 1 e testemunha 2',
  );
});

it('gives the last day for signing, except where the version has ended', () => {
  expect(pendingContract(contract, today)?.prazo).toBe('2026-12-01');
  expect(pendingContract({ ...contract, ending: 'recusado', endedAt: at }, today)?.prazo).toBeNull();
});

it('counts days in Brazil', () => {
  expect(dayOf('2026-11-20T01:00:00.000Z')).toBe('2026-11-19');
  expect(dayOf('2026-11-20')).toBe('2026-11-20');
});
