import { expect, it } from 'vitest';
import { actorWith } from '../../../test-support/actor-with.ts';
import type { ActorScope } from '../../accounts/users/actor.ts';
import { canChangeListView, canSeeListView, canShareListViews, canUnshareListView } from './view-sharing.access.ts';

it.each<[ActorScope, boolean]>([
  [actorWith('ADMIN CEO'), true],
  [actorWith('ADMIN TI'), false],
  [actorWith('ADMIN ANALISTA'), false],
  [actorWith('ADMIN FINANCEIRO'), false],
  [actorWith('ADMIN JURIDICO'), false],
  [actorWith('USUARIO CEO'), true],
  [actorWith('USUARIO GERENTE'), true],
  [actorWith('USUARIO PARCEIRO'), false],
  [actorWith('USUARIO CONTABILIDADE'), false],
])('lets CEOs and managers share views and change shared ones: %o', (who, shares) => {
  const shared = { id_user: 'outra', compartilhada: true };
  expect([canShareListViews(who), canChangeListView(who, shared)]).toEqual([shares, shares]);
  expect(canChangeListView(who, { ...shared, id_user: who.id })).toBe(shares);
  expect(canSeeListView(who, shared)).toBe(true);
});

it('lets only an author who may share end the sharing of a view', () => {
  const manager = actorWith('USUARIO GERENTE');
  const partner = actorWith('USUARIO PARCEIRO');
  const by = (id_user: string) => ({ id_user, compartilhada: true });
  expect(canUnshareListView(manager, by(manager.id))).toBe(true);
  expect(canUnshareListView(manager, by('outra'))).toBe(false);
  expect(canUnshareListView(partner, by(partner.id))).toBe(false);
});

it('lets only the author see and change a view that is not shared', () => {
  const ceo = actorWith('USUARIO CEO');
  const partner = actorWith('USUARIO PARCEIRO');
  const own = { id_user: partner.id, compartilhada: false };
  const foreign = { id_user: 'outra', compartilhada: false };
  expect([canSeeListView(partner, own), canChangeListView(partner, own)]).toEqual([true, true]);
  expect([canSeeListView(ceo, foreign), canChangeListView(ceo, foreign)]).toEqual([false, false]);
});
