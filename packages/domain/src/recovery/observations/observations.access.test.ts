import { describe, expect, it } from 'vitest';
import { actorWith, self } from '../../../test-support/actor-with.ts';
import type { ActorScope } from '../../accounts/users/actor.ts';
import { type ObservationCategory, observationCategory } from './observation-category.ts';
import { canClientSend, canDeleteObservation, canSeeObservation, canSendCategory } from './observations.access.ts';

const F = 'FINACEIRO';
const O = 'OPERACIONAL';
const P = 'PADRAO';
const C = 'CLIENTE';

it('observation categories keep the spelling of the wire', { tags: ['W-197'] }, () => {
  expect(observationCategory.options).toEqual([F, O, P, C]);
});

type Row = [who: string, role: ActorScope, sends: ObservationCategory[], sees: ObservationCategory[]];

describe('access to observation categories', {
  tags: ['W-198', 'W-199', 'W-200', 'W-201', 'W-202', 'W-203', 'C-08', 'C-09', 'D-06'],
}, () => {
  it.each<Row>([
    ['ADMIN CEO', actorWith('ADMIN CEO'), [O, P], [F, O, P, C]],
    ['ADMIN TI', actorWith('ADMIN TI'), [O, P], [O, P, C]],
    ['ADMIN ANALISTA', actorWith('ADMIN ANALISTA'), [O, P], [O, P, C]],
    ['ADMIN JURIDICO', actorWith('ADMIN JURIDICO'), [O, P], [O, P, C]],
    ['ADMIN FINANCEIRO, whose cargo takes precedence', actorWith('ADMIN FINANCEIRO'), [F, O], [F, P, C]],
    ['USUARIO CEO', actorWith('USUARIO CEO'), [P], [P, C]],
    ['USUARIO GERENTE', actorWith('USUARIO GERENTE'), [P], [P, C]],
    ['USUARIO PARCEIRO', actorWith('USUARIO PARCEIRO'), [P], [P, C]],
    ['USUARIO CONTABILIDADE', actorWith('USUARIO CONTABILIDADE'), [P], [P, C]],
    ['USUARIO of a cargo that ADMINs have', actorWith('USUARIO FINANCEIRO'), [P], [P, C]],
  ])('%s', (_, who, sends, sees) => {
    expect(observationCategory.options.filter((category) => canSendCategory(who, category))).toEqual(sends);
    const seen = (id_user: string | null) =>
      observationCategory.options.filter((category) => canSeeObservation(who, { category, id_user }));
    expect(seen('outra')).toEqual(sees);
    expect(seen(null)).toEqual(sees);
    expect(seen(self)).toEqual([F, O, P, C]);
  });
});

describe('canDeleteObservation', { tags: ['W-206'] }, () => {
  const written = { id_user: 'a', id_owner: null };
  const byClient = { id_user: null, id_owner: 'c' };

  it.each([
    ['the author', { id: 'a' }, written, true],
    ['another user', { id: 'b' }, written, false],
    ['staff, for a client’s message', { id: 'c' }, byClient, false],
    ['the client who wrote it', { id_owner: 'c' }, byClient, true],
    ['a client, for a message of staff', { id_owner: 'a' }, written, false],
    ['another client', { id_owner: 'd' }, byClient, false],
  ])('%s', (_, who, row, may) => {
    expect(canDeleteObservation(who, row)).toBe(may);
  });
});

it('canClientSend refuses a client with a provisional password', { tags: ['D-12'] }, () => {
  expect([canClientSend({ mustChangePassword: true }), canClientSend({ mustChangePassword: false })]).toEqual([
    false,
    true,
  ]);
});
