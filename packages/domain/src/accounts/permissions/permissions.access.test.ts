import { describe, expect, it } from 'vitest';
import { actorWith, elsewhere, home, self } from '../../../test-support/actor-with.ts';
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
  ['ADMIN CEO', actorWith('ADMIN CEO'), true, true],
  ['ADMIN with update_permissions', actorWith('ADMIN JURIDICO', 'update_permissions'), true, true],
  ['ADMIN TI', actorWith('ADMIN TI'), false, false],
  ['ADMIN ANALISTA', actorWith('ADMIN ANALISTA', 'permission_geral'), false, false],
  ['USUARIO CEO', actorWith('USUARIO CEO'), true, false],
  ['USUARIO GERENTE', actorWith('USUARIO GERENTE'), false, false],
  ['USUARIO PARCEIRO despite update_permissions', actorWith('USUARIO PARCEIRO', 'update_permissions'), false, false],
];

describe('guard of pages without a client', { tags: ['F-087'] }, () => {
  it.each<[ActorScope, boolean]>([
    [actorWith('ADMIN CEO'), true],
    [actorWith('ADMIN TI'), false],
    [actorWith('ADMIN ANALISTA'), false],
    [actorWith('ADMIN ANALISTA', 'permission_geral', 'permission_product'), false],
    [actorWith('ADMIN ANALISTA', 'gestor_geral'), true],
    [actorWith('USUARIO CEO'), false],
    [actorWith('USUARIO CEO', 'gestor_geral'), true],
    [actorWith('USUARIO PARCEIRO', 'gestor_geral'), true],
    [actorWith('USUARIO PARCEIRO'), false],
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
    ['ADMIN CEO', actorWith('ADMIN CEO'), true, true, true],
    ['ADMIN with update_permissions', actorWith('ADMIN JURIDICO', 'update_permissions'), true, true, true],
    ['ADMIN TI', actorWith('ADMIN TI'), false, false, false],
    ['ADMIN ANALISTA', actorWith('ADMIN ANALISTA', 'permission_geral'), false, false, false],
    ['USUARIO CEO', actorWith('USUARIO CEO'), true, false, false],
    ['USUARIO GERENTE', actorWith('USUARIO GERENTE'), false, false, false],
    [
      'USUARIO PARCEIRO despite update_permissions',
      actorWith('USUARIO PARCEIRO', 'update_permissions'),
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
    const lawyer = actorWith('ADMIN JURIDICO', 'update_permissions', 'fcvs');
    expect([canGrant(lawyer, 'fcvs'), canGrant(lawyer, 'subvencao')]).toEqual([true, false]);
    expect([canGrant(actorWith('ADMIN CEO'), 'fcvs'), canGrant(actorWith('USUARIO CEO'), 'fcvs')]).toEqual([
      true,
      true,
    ]);
    expect(deniedGrants(lawyer, { add_user: true }, { add_user: true, fcvs: true, subvencao: true })).toEqual([
      'subvencao',
    ]);
    expect(deniedGrants(lawyer, { subvencao: true }, {})).toEqual([]);
  });
});

describe('listing candidates for a service', { tags: ['F-437', 'W-225', 'W-228'] }, () => {
  it.each<[string, ActorScope, boolean]>([
    ['ADMIN CEO', actorWith('ADMIN CEO'), true],
    ['ADMIN TI', actorWith('ADMIN TI'), true],
    ['ADMIN ANALISTA', actorWith('ADMIN ANALISTA'), false],
    ['ADMIN ANALISTA who reassigns', actorWith('ADMIN ANALISTA', 'update_user_product'), true],
    ['ADMIN ANALISTA with permission_geral', actorWith('ADMIN ANALISTA', 'permission_geral'), true],
    ['ADMIN FINANCEIRO with permission_product', actorWith('ADMIN FINANCEIRO', 'permission_product'), true],
    ['USUARIO CEO', actorWith('USUARIO CEO'), false],
    ['USUARIO GERENTE with the flag', actorWith('USUARIO GERENTE', 'update_user_product'), false],
  ])('is decided for %s', (_, who, allowed) => {
    expect(canListCandidates(who)).toBe(allowed);
  });
});
