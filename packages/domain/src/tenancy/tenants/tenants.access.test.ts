import { describe, expect, it } from 'vitest';
import { role } from '../../../test-support/role.ts';
import type { ActorScope } from '../../accounts/users/actor.ts';
import { canCreateTenants, canEditBranding, canReadTenantCommission } from './tenants.access.ts';

describe('adding companies, editing brands and reading the commission', {
  tags: ['F-013', 'I-169', 'D-28', 'F-398'],
}, () => {
  it.each<[string, ActorScope, edits: boolean, reads: boolean]>([
    ['ADMIN CEO', role('ADMIN CEO'), true, true],
    ['ADMIN TI', role('ADMIN TI'), true, true],
    [
      'ADMIN ANALISTA, whom a flag does not widen',
      role('ADMIN ANALISTA', 'update_tenant', 'delet_tenant'),
      false,
      true,
    ],
    ['ADMIN JURIDICO', role('ADMIN JURIDICO'), false, true],
    ['ADMIN FINANCEIRO', role('ADMIN FINANCEIRO', 'permission_geral'), false, true],
    ['USUARIO CEO', role('USUARIO CEO'), false, true],
    ['USUARIO TI', role('USUARIO TI'), false, false],
    ['USUARIO GERENTE', role('USUARIO GERENTE', 'update_tenant'), false, false],
    ['USUARIO PARCEIRO', role('USUARIO PARCEIRO'), false, false],
    ['USUARIO CONTABILIDADE', role('USUARIO CONTABILIDADE'), false, false],
  ])('%s', (_, who, edits, reads) => {
    expect([canCreateTenants(who), canEditBranding(who)]).toEqual([edits, edits]);
    expect(canReadTenantCommission(who)).toBe(reads);
  });
});
