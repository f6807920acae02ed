import { describe, expect, it, test } from 'vitest';
import { role, self } from '../../test-support/role.ts';
import type { Role } from '../users/actor.ts';
import { type ObservationCategory, observationCategory } from './observation-category.ts';
import { canClientSend, canDeleteObservation, canSeeObservation, canSendCategory } from './observations.access.ts';

const F = 'FINACEIRO';
const O = 'OPERACIONAL';
const P = 'PADRAO';
const C = 'CLIENTE';

test('W-197 the categories, spelt so', () => {
  expect(observationCategory.options).toEqual([F, O, P, C]);
});

type Row = [who: string, role: Role, sends: ObservationCategory[], sees: ObservationCategory[]];

describe('W-198 W-199 W-200 W-201 W-202 W-203 C-08 C-09 D-06 who sends and sees which category', () => {
  it.each<Row>([
    ['ADMIN CEO', role('ADMIN CEO'), [O, P], [F, O, P, C]],
    ['ADMIN TI', role('ADMIN TI'), [O, P], [O, P, C]],
    ['ADMIN ANALISTA', role('ADMIN ANALISTA'), [O, P], [O, P, C]],
    ['ADMIN JURIDICO', role('ADMIN JURIDICO'), [O, P], [O, P, C]],
    ['ADMIN FINANCEIRO, whose cargo is asked first', role('ADMIN FINANCEIRO'), [F, O], [F, P, C]],
    ['USUARIO CEO', role('USUARIO CEO'), [P], [P, C]],
    ['USUARIO GERENTE', role('USUARIO GERENTE'), [P], [P, C]],
    ['USUARIO PARCEIRO', role('USUARIO PARCEIRO'), [P], [P, C]],
    ['USUARIO CONTABILIDADE', role('USUARIO CONTABILIDADE'), [P], [P, C]],
    ['USUARIO of a cargo that ADMINs have', role('USUARIO FINANCEIRO'), [P], [P, C]],
  ])('%s', (_, who, sends, sees) => {
    expect(observationCategory.options.filter((category) => canSendCategory(who, category))).toEqual(sends);
    const seen = (id_user: string | null) =>
      observationCategory.options.filter((category) => canSeeObservation(who, { category, id_user }));
    expect(seen('outra')).toEqual(sees);
    expect(seen(null)).toEqual(sees);
    expect(seen(self)).toEqual([F, O, P, C]);
  });
});

describe('W-206 who deletes', () => {
  const written = { id_user: 'a', id_owner: null };
  const byClient = { id_user: null, id_owner: 'c' };

  it.each([
    ['the author', { id: 'a' }, written, true],
    ['somebody else', { id: 'b' }, written, false],
    ['staff, of a client’s', { id: 'c' }, byClient, false],
    ['the client who wrote it', { id_owner: 'c' }, byClient, true],
    ['a client, of what staff wrote', { id_owner: 'a' }, written, false],
    ['another client', { id_owner: 'd' }, byClient, false],
  ])('%s', (_, who, row, may) => {
    expect(canDeleteObservation(who, row)).toBe(may);
  });
});

test('D-12 a client with a provisional password does not write', () => {
  expect([canClientSend({ mustChangePassword: true }), canClientSend({ mustChangePassword: false })]).toEqual([
    false,
    true,
  ]);
});
