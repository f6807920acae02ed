import { expect, it } from 'vitest';
import { actorWith } from '../../../test-support/actor-with.ts';
import { canDecideErasure, canHaveOwnData, canManagePersonalData, canSeeDataRequests } from './privacy.access.ts';

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

it.each(roles)('lets %s export and request for others: %s; decide: %s', { tags: ['D-36'] }, (name, serves, decides) => {
  const who = actorWith(name);
  expect(canManagePersonalData(who, who.id_tenant)).toBe(serves);
  expect(canSeeDataRequests(who)).toBe(serves);
  expect(canDecideErasure(who, who.id_tenant, asked)).toBe(decides);
});

it('allows a USUARIO CEO at home only, an ADMIN in the tenant they act in', { tags: ['D-36'] }, () => {
  expect(canManagePersonalData(actorWith('USUARIO CEO'), 'alheia')).toBe(false);
  expect(canDecideErasure(actorWith('USUARIO CEO'), 'alheia', asked)).toBe(false);
  expect(canManagePersonalData(actorWith('ADMIN TI'), 'alheia')).toBe(true);
  expect(canDecideErasure(actorWith('ADMIN CEO'), 'alheia', asked)).toBe(true);
});

it('prevents decisions on one’s own requests and about oneself', { tags: ['D-36'] }, () => {
  const ceo = actorWith('ADMIN CEO');
  expect(canDecideErasure(ceo, ceo.id_tenant, { ...asked, id_requester: ceo.id })).toBe(false);
  expect(canDecideErasure(ceo, ceo.id_tenant, { ...asked, id_person: ceo.id })).toBe(false);
});

it('gives everyone their own data, except clients with a provisional password', {
  tags: ['D-36', 'D-12'],
}, () => {
  const client = (mustChangePassword: boolean) => canHaveOwnData({ who: 'client', mustChangePassword });
  expect([canHaveOwnData({ who: 'staff' }), client(false), client(true)]).toEqual([true, true, false]);
});
