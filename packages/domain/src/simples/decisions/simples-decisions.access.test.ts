import { describe, expect, it } from 'vitest';
import { actorWith } from '../../../test-support/actor-with.ts';
import { canDecideForClient, canDecideForTenant, canListDecisions } from './simples-decisions.access.ts';

const staff = [
  ['ADMIN CEO', true],
  ['ADMIN ANALISTA', true],
  ['ADMIN FINANCEIRO', false],
  ['ADMIN JURIDICO', false],
  ['ADMIN TI', false],
] as const;
const consultancy = ['USUARIO CEO', 'USUARIO ANALISTA', 'USUARIO GERENTE', 'USUARIO PARCEIRO'] as const;

describe('decision permissions', () => {
  it.each(staff)('let %s decide for a client, and for the whole consultancy: %s', (who, forAll) => {
    expect([
      canDecideForClient(actorWith(who)),
      canListDecisions(actorWith(who)),
      canDecideForTenant(actorWith(who)),
    ]).toEqual([true, true, forAll]);
  });

  it.each(consultancy)('deny %s', (who) => {
    const person = actorWith(who, 'gerar_analise', 'update_analise');
    expect([canDecideForClient(person), canListDecisions(person), canDecideForTenant(person)]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
