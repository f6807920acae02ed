import { expect, it } from 'vitest';
import { role } from '../../test-support/role.ts';
import { canDecideErasure, canHaveOwnData, canSeeDataRequests, canServePeople } from './privacy.access.ts';

const roles = [
  ['ADMIN CEO', true, true],
  ['ADMIN TI', true, false],
  ['ADMIN JURIDICO', false, false],
  ['ADMIN ANALISTA', false, false],
  ['ADMIN FINANCEIRO', false, false],
  ['USUARIO CEO', true, true],
  ['USUARIO GERENTE', false, false],
  ['USUARIO PARCEIRO', false, false],
  ['USUARIO CONTABILIDADE', false, false],
] as const;
const asked = { kind: 'owner', id_person: 'dona', id_requester: 'dona' } as const;

it.each(roles)('D-36 %s: exports and asks for others %s, decides %s', (name, serves, decides) => {
  const who = role(name);
  expect(canServePeople(who, who.id_tenant)).toBe(serves);
  expect(canSeeDataRequests(who)).toBe(serves);
  expect(canDecideErasure(who, who.id_tenant, asked)).toBe(decides);
});

it('D-36 a USUARIO CEO only at home, an ADMIN where it acts', () => {
  expect(canServePeople(role('USUARIO CEO'), 'alheia')).toBe(false);
  expect(canDecideErasure(role('USUARIO CEO'), 'alheia', asked)).toBe(false);
  expect(canServePeople(role('ADMIN TI'), 'alheia')).toBe(true);
  expect(canDecideErasure(role('ADMIN CEO'), 'alheia', asked)).toBe(true);
});

it('D-36 nobody decides what they asked for, nor about themselves', () => {
  const ceo = role('ADMIN CEO');
  expect(canDecideErasure(ceo, ceo.id_tenant, { ...asked, id_requester: ceo.id })).toBe(false);
  expect(canDecideErasure(ceo, ceo.id_tenant, { ...asked, id_person: ceo.id })).toBe(false);
});

it('D-36 D-12 the own data is everybody’s, but for a client whose password somebody else gave', () => {
  const client = (mustChangePassword: boolean) => canHaveOwnData({ who: 'client', mustChangePassword });
  expect([canHaveOwnData({ who: 'staff' }), client(false), client(true)]).toEqual([true, true, false]);
});
