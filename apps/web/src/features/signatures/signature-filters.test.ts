import type { SignatureDecision } from '@restitui/domain/signatures/signatures.api.ts';
import { describe, expect, it } from 'vitest';
import { searchOfSignatureFilters, signatureFiltersOf, signatureRowsByTab } from './signature-filters.ts';

const row = (nome: string, id_user: string | null, decision: SignatureDecision, day: number) => ({
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

describe('the list of signatures', () => {
  it('F-302 stands in two tabs: undecided before denied, the newest first', () => {
    const { 'nao-verificados': open, verificados } = signatureRowsByTab(rows, all);
    expect(names(open)).toEqual(['Célia Paz', 'Bruno Sá', 'Ana Lima']);
    expect(names(verificados)).toEqual(['Davi Luz']);
  });

  it.each([
    ['todos', 3],
    ['clientes', 1],
    ['usuarios', 2],
  ] as const)('F-301 %s has %d that are not verified', (escopo, count) => {
    expect(signatureRowsByTab(rows, { ...all, escopo })['nao-verificados']).toHaveLength(count);
  });

  it('F-300 finds by name without accents and by masked CPF', () => {
    expect(names(signatureRowsByTab(rows, { ...all, q: 'celia' })['nao-verificados'])).toEqual(['Célia Paz']);
    expect(signatureRowsByTab(rows, { ...all, q: '529.982' })['nao-verificados']).toHaveLength(3);
  });
});

describe('its filters in the address', () => {
  it('starts with all that is not verified', () => {
    const plain = { q: '', escopo: 'todos', aba: 'nao-verificados', registro: undefined } as const;
    expect(signatureFiltersOf({ escopo: 'x', aba: 'y' })).toEqual(plain);
    expect(searchOfSignatureFilters(plain)).toEqual({});
  });

  it('reads back what it wrote', () => {
    const filters = { q: 'ana', escopo: 'clientes', aba: 'verificados', registro: 'r1' } as const;
    expect(signatureFiltersOf(searchOfSignatureFilters(filters))).toEqual(filters);
  });
});
