import { identityCheckList } from '@restitui/domain/accounts/identity-checks/identity-check-list.ts';
import type { IdentityDecision } from '@restitui/domain/accounts/identity-checks/identity-checks.api.ts';
import { describe, expect, it } from 'vitest';
import { identityChecksByTab, identityChecksSearch } from './identity-check-filters.ts';

const row = (nome: string, id_user: string | null, decision: IdentityDecision, day: number) => ({
  nome,
  id_user,
  cpf: '52998224725',
  decision,
  createData: `2026-11-${day}T12:00:00Z`,
});
const rows = [
  row('Ana Lima', 'u1', 'denied', 18),
  row('Bruno Sá', null, 'none', 10),
  row('Célia Paz', 'u2', 'none', 12),
  row('Davi Luz', null, 'verified', 11),
];
const names = (found: { nome: string }[]) => found.map(({ nome }) => nome);
const all = { q: '', escopo: 'todos' } as const;

describe('list of identity checks', () => {
  it('has two tabs: undecided before denied, newest first', { tags: ['F-302'] }, () => {
    const { 'nao-verificados': open, verificados } = identityChecksByTab(rows, all);
    expect(names(open)).toEqual(['Célia Paz', 'Bruno Sá', 'Ana Lima']);
    expect(names(verificados)).toEqual(['Davi Luz']);
  });

  it.each([
    ['todos', 3],
    ['clientes', 1],
    ['usuarios', 2],
  ] as const)('counts for %s %d records that are not verified', { tags: ['F-301'] }, (escopo, count) => {
    expect(identityChecksByTab(rows, { ...all, escopo })['nao-verificados']).toHaveLength(count);
  });

  it('matches names without accents and masked CPFs', { tags: ['F-300'] }, () => {
    expect(names(identityChecksByTab(rows, { ...all, q: 'celia' })['nao-verificados'])).toEqual(['Célia Paz']);
    expect(identityChecksByTab(rows, { ...all, q: '529.982' })['nao-verificados']).toHaveLength(3);
  });
});

describe('the filters in the URL', () => {
  it('default to records that are not verified', () => {
    const plain = { q: '', escopo: 'todos', aba: 'nao-verificados' } as const;
    expect(identityCheckList.read({ escopo: 'x', aba: 'y' })).toEqual(plain);
    expect(JSON.parse(JSON.stringify(identityCheckList.write(plain)))).toEqual({});
  });

  it('are read back as they were written, beside the open record', () => {
    const filters = { q: 'ana', escopo: 'clientes', aba: 'verificados' } as const;
    expect(identityCheckList.read(identityCheckList.write(filters))).toEqual(filters);
    expect(identityChecksSearch.parse({ ...filters, registro: 'r1' })).toEqual({ ...filters, registro: 'r1' });
  });
});
