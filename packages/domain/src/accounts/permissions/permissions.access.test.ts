import { describe, expect, it } from 'vitest';
import { elsewhere, home, role, self } from '../../../test-support/role.ts';
import type { ActorScope } from '../users/actor.ts';
import {
  canEditPermissions,
  canGrant,
  canListCandidates,
  canReadPermissions,
  deniedGrants,
  passesGeneralGuard,
} from './permissions.access.ts';

const rows: [who: string, role: ActorScope, atHome: boolean, elsewhere: boolean][] = [
  ['ADMIN CEO', role('ADMIN CEO'), true, true],
  ['ADMIN with update_permissions', role('ADMIN JURIDICO', 'update_permissions'), true, true],
  ['ADMIN TI', role('ADMIN TI'), false, false],
  ['ADMIN ANALISTA', role('ADMIN ANALISTA', 'permission_geral'), false, false],
  ['USUARIO CEO', role('USUARIO CEO'), true, false],
  ['USUARIO GERENTE', role('USUARIO GERENTE'), false, false],
  ['USUARIO PARCEIRO despite update_permissions', role('USUARIO PARCEIRO', 'update_permissions'), false, false],
];

describe('guard of pages without a client', { tags: ['F-087'] }, () => {
  it.each<[ActorScope, boolean]>([
    [role('ADMIN CEO'), true],
    [role('ADMIN TI'), false],
    [role('ADMIN ANALISTA'), false],
    [role('ADMIN ANALISTA', 'permission_geral', 'permission_product'), false],
    [role('ADMIN ANALISTA', 'gestor_geral'), true],
    [role('USUARIO CEO'), false],
    [role('USUARIO CEO', 'gestor_geral'), true],
    [role('USUARIO PARCEIRO', 'gestor_geral'), true],
    [role('USUARIO PARCEIRO'), false],
  ])('%o passes: %s', (who, passes) => {
    expect(passesGeneralGuard(who)).toBe(passes);
  });
});

describe('reading permissions', { tags: ['F-435', 'C-76'] }, () => {
  it.each(rows)('is decided for %s', (_, who, atHome, away) => {
    expect(canReadPermissions(who, { id: 'outra', id_tenant: home })).toBe(atHome);
    expect(canReadPermissions(who, { id: 'outra', id_tenant: elsewhere })).toBe(away);
    expect(canReadPermissions(who, { id: self, id_tenant: home })).toBe(true);
  });
});

describe('editing permissions', { tags: ['F-436', 'C-76', 'D-13'] }, () => {
  it.each<[string, ActorScope, atHome: boolean, elsewhere: boolean, admins: boolean]>([
    ['ADMIN CEO', role('ADMIN CEO'), true, true, true],
    ['ADMIN with update_permissions', role('ADMIN JURIDICO', 'update_permissions'), true, true, true],
    ['ADMIN TI', role('ADMIN TI'), false, false, false],
    ['ADMIN ANALISTA', role('ADMIN ANALISTA', 'permission_geral'), false, false, false],
    ['USUARIO CEO', role('USUARIO CEO'), true, false, false],
    ['USUARIO GERENTE', role('USUARIO GERENTE'), false, false, false],
    [
      'USUARIO PARCEIRO despite update_permissions',
      role('USUARIO PARCEIRO', 'update_permissions'),
      false,
      false,
      false,
    ],
  ])('is decided for %s', (_, who, atHome, away, admins) => {
    expect(canEditPermissions(who, { id: 'outra', id_tenant: home, typeUser: 'USUARIO' })).toBe(atHome);
    expect(canEditPermissions(who, { id: 'outra', id_tenant: elsewhere, typeUser: 'USUARIO' })).toBe(away);
    expect(canEditPermissions(who, { id: 'outra', id_tenant: home, typeUser: 'ADMIN' })).toBe(admins);
  });

  it('does not let users grant a flag that they lack, except a CEO', { tags: ['D-13'] }, () => {
    const lawyer = role('ADMIN JURIDICO', 'update_permissions', 'fcvs');
    expect([canGrant(lawyer, 'fcvs'), canGrant(lawyer, 'subvencao')]).toEqual([true, false]);
    expect([canGrant(role('ADMIN CEO'), 'fcvs'), canGrant(role('USUARIO CEO'), 'fcvs')]).toEqual([true, true]);
    expect(deniedGrants(lawyer, { add_user: true }, { add_user: true, fcvs: true, subvencao: true })).toEqual([
      'subvencao',
    ]);
    expect(deniedGrants(lawyer, { subvencao: true }, {})).toEqual([]);
  });
});

describe('listing candidates for a service', { tags: ['F-437', 'W-225', 'W-228'] }, () => {
  it.each<[string, ActorScope, boolean]>([
    ['ADMIN CEO', role('ADMIN CEO'), true],
    ['ADMIN TI', role('ADMIN TI'), true],
    ['ADMIN ANALISTA', role('ADMIN ANALISTA'), false],
    ['ADMIN ANALISTA who reassigns', role('ADMIN ANALISTA', 'update_user_product'), true],
    ['ADMIN ANALISTA with permission_geral', role('ADMIN ANALISTA', 'permission_geral'), true],
    ['ADMIN FINANCEIRO with permission_product', role('ADMIN FINANCEIRO', 'permission_product'), true],
    ['USUARIO CEO', role('USUARIO CEO'), false],
    ['USUARIO GERENTE with the flag', role('USUARIO GERENTE', 'update_user_product'), false],
  ])('is decided for %s', (_, who, allowed) => {
    expect(canListCandidates(who)).toBe(allowed);
  });
});
