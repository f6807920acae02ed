import { describe, expect, it } from 'vitest';
import { actorWith } from '../../../test-support/actor-with.ts';
import type { ActorScope } from '../../accounts/users/actor.ts';
import { canCreateTenants, canEditBranding, canReadTenantCommission } from './tenants.access.ts';

describe('adding companies, editing brands and reading the commission', {
  tags: ['F-013', 'I-169', 'D-28', 'F-398'],
}, () => {
  it.each<[string, ActorScope, edits: boolean, reads: boolean]>([
    ['ADMIN CEO', actorWith('ADMIN CEO'), true, true],
    ['ADMIN TI', actorWith('ADMIN TI'), true, true],
    [
      'ADMIN ANALISTA, whom a flag does not widen',
      actorWith('ADMIN ANALISTA', 'update_tenant', 'delet_tenant'),
      false,
      true,
    ],
    ['ADMIN JURIDICO', actorWith('ADMIN JURIDICO'), false, true],
    ['ADMIN FINANCEIRO', actorWith('ADMIN FINANCEIRO', 'permission_geral'), false, true],
    ['USUARIO CEO', actorWith('USUARIO CEO'), false, true],
    ['USUARIO TI', actorWith('USUARIO TI'), false, false],
    ['USUARIO GERENTE', actorWith('USUARIO GERENTE', 'update_tenant'), false, false],
    ['USUARIO PARCEIRO', actorWith('USUARIO PARCEIRO'), false, false],
    ['USUARIO CONTABILIDADE', actorWith('USUARIO CONTABILIDADE'), false, false],
  ])('%s', (_, who, edits, reads) => {
    expect([canCreateTenants(who), canEditBranding(who)]).toEqual([edits, edits]);
    expect(canReadTenantCommission(who)).toBe(reads);
  });
});
