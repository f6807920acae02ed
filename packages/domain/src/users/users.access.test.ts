import { describe, expect, it } from 'vitest';
import { elsewhere, home, role, self } from '../../test-support/role.ts';
import { isAdminCeo, mayActIn, type Role } from './actor.ts';
import { canReadUser, canSaveAddress } from './users.access.ts';

const rows: [who: string, role: Role, atHome: boolean, elsewhere: boolean][] = [
  ['ADMIN CEO', role('ADMIN CEO'), true, true],
  ['ADMIN TI', role('ADMIN TI'), true, true],
  ['ADMIN ANALISTA', role('ADMIN ANALISTA', 'permission_geral'), false, false],
  ['ADMIN JURIDICO', role('ADMIN JURIDICO'), false, false],
  ['ADMIN FINANCEIRO', role('ADMIN FINANCEIRO'), false, false],
  ['USUARIO CEO', role('USUARIO CEO'), true, false],
  ['USUARIO GERENTE', role('USUARIO GERENTE'), false, false],
  ['USUARIO PARCEIRO', role('USUARIO PARCEIRO'), false, false],
  ['USUARIO CONTABILIDADE', role('USUARIO CONTABILIDADE'), false, false],
  ['USUARIO TI, whose cargo is of the provider', role('USUARIO TI'), false, false],
];

describe('F-438 C-09 C-40 whose record is read', () => {
  it.each(rows)('%s', (_, who, atHome, away) => {
    expect(canReadUser(who, { id: 'outra', id_tenant: home })).toBe(atHome);
    expect(canReadUser(who, { id: 'outra', id_tenant: elsewhere })).toBe(away);
    expect(canReadUser(who, { id: self, id_tenant: home })).toBe(true);
  });
});

describe('F-446 whose address is saved', () => {
  it.each(rows)('%s: the own alone', (_, who) => {
    expect(canSaveAddress(who, { id: self })).toBe(true);
    expect(canSaveAddress(who, { id: 'outra' })).toBe(false);
  });
});

describe('D-11 I-091 where a person acts', () => {
  it('an ADMIN in every tenant, a USUARIO at home alone, the CEO too', () => {
    expect([home, elsewhere].map((tenant) => mayActIn(role('ADMIN FINANCEIRO'), tenant))).toEqual([true, true]);
    expect([home, elsewhere].map((tenant) => mayActIn(role('USUARIO CEO'), tenant))).toEqual([true, false]);
  });

  it('the CEO of a consultancy is not that of the provider', () => {
    expect(isAdminCeo(role('ADMIN CEO'))).toBe(true);
    expect(isAdminCeo(role('USUARIO CEO'))).toBe(false);
    expect(isAdminCeo(role('ADMIN TI'))).toBe(false);
  });
});
