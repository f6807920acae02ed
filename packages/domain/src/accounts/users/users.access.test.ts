import { describe, expect, it } from 'vitest';
import { actorWith, elsewhere, home, self } from '../../../test-support/actor-with.ts';
import { type ActorScope, canActIn, isAdminCeo } from './actor.ts';
import type { TypeCargo, TypeUser } from './cargo.ts';
import {
  canActivateUser,
  canChangeCargo,
  canChangeCommission,
  canChangeEmail,
  canCreateUser,
  canCreateUsers,
  canDeleteUser,
  canEditUser,
  canEndSessionsOf,
  canListUsers,
  canReadUser,
  canSaveAddress,
  visibleUsers,
} from './users.access.ts';

const person = (id_tenant: string, typeUser: TypeUser = 'USUARIO', id = 'outra') => ({
  id,
  id_tenant,
  typeUser,
  typeCargo: 'PARCEIRO' as TypeCargo,
  permissions: {},
  id_gerente: null as string | null,
});

const rows: [who: string, role: ActorScope, atHome: boolean, elsewhere: boolean][] = [
  ['ADMIN CEO', actorWith('ADMIN CEO'), true, true],
  ['ADMIN TI', actorWith('ADMIN TI'), true, true],
  ['ADMIN ANALISTA', actorWith('ADMIN ANALISTA', 'permission_geral'), false, false],
  ['ADMIN JURIDICO', actorWith('ADMIN JURIDICO'), false, false],
  ['ADMIN FINANCEIRO', actorWith('ADMIN FINANCEIRO', 'permission_product'), false, false],
  ['USUARIO CEO', actorWith('USUARIO CEO'), true, false],
  ['USUARIO GERENTE', actorWith('USUARIO GERENTE'), false, false],
  ['USUARIO PARCEIRO', actorWith('USUARIO PARCEIRO'), false, false],
  ['USUARIO CONTABILIDADE', actorWith('USUARIO CONTABILIDADE'), false, false],
  ['USUARIO TI, a cargo of the provider', actorWith('USUARIO TI'), false, false],
];

describe('reading a user', { tags: ['F-438', 'C-09', 'C-40'] }, () => {
  it.each(rows)('is decided for %s', (_, who, atHome, away) => {
    expect(canReadUser(who, person(home))).toBe(atHome);
    expect(canReadUser(who, person(elsewhere))).toBe(away);
    expect(canReadUser(who, person(home, 'USUARIO', self))).toBe(true);
  });
});

describe('reading the users listed under a GERENTE', { tags: ['F-163', 'C-10'] }, () => {
  it.each<[string, ActorScope, boolean]>([
    ['USUARIO GERENTE', actorWith('USUARIO GERENTE'), true],
    ['USUARIO PARCEIRO', actorWith('USUARIO PARCEIRO'), false],
    ['USUARIO CONTABILIDADE', actorWith('USUARIO CONTABILIDADE'), false],
    ['ADMIN JURIDICO', actorWith('ADMIN JURIDICO'), false],
  ])('is decided for %s', (_, who, reads) => {
    expect(canReadUser(who, { ...person(home), id_gerente: self })).toBe(reads);
    expect(canReadUser(who, { ...person(home), id_gerente: 'outra' })).toBe(false);
    expect(canReadUser(who, { ...person(elsewhere), id_gerente: self })).toBe(false);
  });
});

describe('editing a user', { tags: ['D-25', 'D-13', 'C-23', 'F-049'] }, () => {
  const someone = (id_tenant: string, typeUser: TypeUser, typeCargo: TypeCargo, values: object = {}) => {
    return { ...person(id_tenant, typeUser), typeCargo, ...values };
  };
  const analyst = actorWith('ADMIN ANALISTA', 'permission_product', 'fcvs', 'update_user');
  const under = { id_gerente: self };

  it.each<[string, ActorScope, partner: boolean, foreign: boolean, admin: boolean, ceo: boolean]>([
    ['ADMIN CEO', actorWith('ADMIN CEO'), true, true, true, true],
    ['ADMIN TI', actorWith('ADMIN TI'), false, false, false, false],
    ['ADMIN TI with update_user', actorWith('ADMIN TI', 'update_user'), true, true, true, false],
    [
      'ADMIN ANALISTA with update_user but without permission_product',
      actorWith('ADMIN ANALISTA', 'update_user'),
      false,
      false,
      false,
      false,
    ],
    ['ADMIN JURIDICO with update_user', actorWith('ADMIN JURIDICO', 'update_user'), false, false, false, false],
    ['ADMIN FINANCEIRO with update_user', actorWith('ADMIN FINANCEIRO', 'update_user'), false, false, false, false],
    ['USUARIO CEO', actorWith('USUARIO CEO'), true, false, false, true],
    ['USUARIO GERENTE', actorWith('USUARIO GERENTE'), false, false, false, false],
    [
      'USUARIO GERENTE with update_user, for users not listed under them',
      actorWith('USUARIO GERENTE', 'update_user'),
      false,
      false,
      false,
      false,
    ],
    ['USUARIO PARCEIRO with update_user', actorWith('USUARIO PARCEIRO', 'update_user'), false, false, false, false],
    ['USUARIO CONTABILIDADE', actorWith('USUARIO CONTABILIDADE', 'update_user'), false, false, false, false],
  ])('is decided for %s', (_, who, partner, foreign, admin, ceo) => {
    expect(canEditUser(who, someone(home, 'USUARIO', 'PARCEIRO'))).toBe(partner);
    expect(canEditUser(who, someone(elsewhere, 'USUARIO', 'PARCEIRO'))).toBe(foreign);
    expect(canEditUser(who, someone(home, 'ADMIN', 'JURIDICO'))).toBe(admin);
    expect(canEditUser(who, someone(home, 'USUARIO', 'CEO'))).toBe(ceo);
  });

  it('requires update_user within the visible users and excludes their own record', () => {
    expect(canEditUser(analyst, someone(home, 'ADMIN', 'JURIDICO', { permissions: { fcvs: true } }))).toBe(true);
    expect(canEditUser(analyst, someone(home, 'ADMIN', 'JURIDICO', { permissions: { subvencao: true } }))).toBe(false);
    expect(canEditUser(actorWith('USUARIO GERENTE', 'update_user'), someone(home, 'USUARIO', 'PARCEIRO', under))).toBe(
      true,
    );
    expect(canEditUser(actorWith('USUARIO GERENTE'), someone(home, 'USUARIO', 'PARCEIRO', under))).toBe(false);
    const own = someone(home, 'USUARIO', 'PARCEIRO', { id: self });
    expect(canEditUser(actorWith('USUARIO PARCEIRO', 'update_user'), own)).toBe(false);
    expect(canEditUser(actorWith('USUARIO PARCEIRO'), own)).toBe(false);
  });
});

describe('listing users', { tags: ['F-158', 'F-161', 'F-162', 'W-265', 'W-266', 'W-267'] }, () => {
  it.each(rows)('is decided for %s', (_, who, lists) => {
    expect(canListUsers(who)).toBe(lists);
    expect(visibleUsers(who).kind).toBe(lists ? 'all' : 'none');
  });

  it('shows an ANALISTA with permission_product only users who share a flag', { tags: ['F-159', 'F-160'] }, () => {
    const analyst = actorWith('ADMIN ANALISTA', 'permission_product', 'fcvs');
    expect(visibleUsers(analyst)).toEqual({ kind: 'sharing', with: self, flags: ['permission_product', 'fcvs'] });
    expect(canReadUser(analyst, { ...person(home, 'ADMIN'), permissions: { fcvs: true } })).toBe(true);
    expect(canReadUser(analyst, { ...person(home, 'ADMIN'), permissions: { subvencao: true } })).toBe(false);
  });
});

describe('creating a user in the dialog', { tags: ['F-156', 'C-23', 'D-13', 'W-279'] }, () => {
  it.each<[string, ActorScope, adminCeo: boolean, others: boolean]>([
    ['ADMIN CEO', actorWith('ADMIN CEO'), true, true],
    ['ADMIN TI', actorWith('ADMIN TI'), false, true],
    ['ADMIN ANALISTA despite add_user', actorWith('ADMIN ANALISTA', 'add_user'), false, false],
    ['ADMIN JURIDICO', actorWith('ADMIN JURIDICO'), false, false],
    ['ADMIN FINANCEIRO', actorWith('ADMIN FINANCEIRO'), false, false],
    ['USUARIO CEO', actorWith('USUARIO CEO'), false, false],
    ['USUARIO GERENTE', actorWith('USUARIO GERENTE'), false, false],
  ])('is decided for %s', (_, who, adminCeo, others) => {
    expect(canCreateUser(who, { typeUser: 'ADMIN', typeCargo: 'CEO' })).toBe(adminCeo);
    expect(canCreateUser(who, { typeUser: 'ADMIN', typeCargo: 'ANALISTA' })).toBe(others);
    expect(canCreateUser(who, { typeUser: 'USUARIO', typeCargo: 'CEO' })).toBe(others);
    expect(canCreateUsers(who)).toBe(others);
  });
});

describe('activating, changing cargo, commission and e-mail, and deleting', {
  tags: ['F-165', 'F-166', 'F-174', 'F-178', 'F-252', 'G-20'],
}, () => {
  it.each<[string, ActorScope, atHome: boolean, elsewhere: boolean, admins: boolean]>([
    ['ADMIN CEO', actorWith('ADMIN CEO'), true, true, true],
    ['ADMIN TI', actorWith('ADMIN TI', 'update_user', 'delet_user'), false, false, false],
    ['ADMIN ANALISTA', actorWith('ADMIN ANALISTA', 'update_user', 'delet_user'), false, false, false],
    ['ADMIN JURIDICO', actorWith('ADMIN JURIDICO'), false, false, false],
    ['ADMIN FINANCEIRO', actorWith('ADMIN FINANCEIRO'), false, false, false],
    ['USUARIO CEO', actorWith('USUARIO CEO'), true, false, false],
    ['USUARIO GERENTE', actorWith('USUARIO GERENTE', 'update_user', 'delet_user'), false, false, false],
    ['USUARIO PARCEIRO', actorWith('USUARIO PARCEIRO'), false, false, false],
    ['USUARIO CONTABILIDADE', actorWith('USUARIO CONTABILIDADE'), false, false, false],
  ])('is decided for %s', (_, who, atHome, away, admins) => {
    for (const rule of [canActivateUser, canChangeCargo, canChangeCommission, canChangeEmail, canDeleteUser]) {
      expect(rule(who, person(home))).toBe(atHome);
      expect(rule(who, person(elsewhere))).toBe(away);
      expect(rule(who, person(home, 'ADMIN'))).toBe(admins);
    }
  });

  it('does not let users delete their own record or change their own cargo', { tags: ['F-179'] }, () => {
    for (const who of [actorWith('ADMIN CEO'), actorWith('USUARIO CEO')]) {
      const own = person(home, who.typeUser, self);
      expect([canDeleteUser(who, own), canChangeCargo(who, own)]).toEqual([false, false]);
    }
  });
});

describe('ending the sessions of a user', { tags: ['D-52'] }, () => {
  it.each([
    ['ADMIN CEO', true, true, true],
    ['ADMIN TI', true, true, true],
    ['ADMIN ANALISTA', false, false, false],
    ['USUARIO CEO', true, false, false],
    ['USUARIO GERENTE', false, false, false],
    ['USUARIO PARCEIRO', false, false, false],
  ] as const)('is decided for %s', (name, atHome, away, admins) => {
    const who = actorWith(name);
    expect(canEndSessionsOf(who, person(home))).toBe(atHome);
    expect(canEndSessionsOf(who, person(elsewhere))).toBe(away);
    expect(canEndSessionsOf(who, person(home, 'ADMIN'))).toBe(admins);
    expect(canEndSessionsOf(who, person(home, who.typeUser, self))).toBe(false);
  });
});

describe('saving an address', { tags: ['F-446'] }, () => {
  it.each(rows)('%s saves only their own address', (_, who) => {
    expect(canSaveAddress(who, { id: self })).toBe(true);
    expect(canSaveAddress(who, { id: 'outra' })).toBe(false);
  });
});

describe('acting in a tenant', { tags: ['D-11', 'I-091'] }, () => {
  it('is allowed in every tenant for an ADMIN, and only in their own one for a USUARIO, even a CEO', () => {
    expect([home, elsewhere].map((tenant) => canActIn(actorWith('ADMIN FINANCEIRO'), tenant))).toEqual([true, true]);
    expect([home, elsewhere].map((tenant) => canActIn(actorWith('USUARIO CEO'), tenant))).toEqual([true, false]);
  });

  it('distinguishes the CEO of a consultancy from the CEO of the provider', () => {
    expect(isAdminCeo(actorWith('ADMIN CEO'))).toBe(true);
    expect(isAdminCeo(actorWith('USUARIO CEO'))).toBe(false);
    expect(isAdminCeo(actorWith('ADMIN TI'))).toBe(false);
  });
});
