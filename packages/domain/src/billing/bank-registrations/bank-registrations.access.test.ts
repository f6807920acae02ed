import { expect, it } from 'vitest';
import { actorWith } from '../../../test-support/actor-with.ts';
import type { ActorScope } from '../../accounts/users/actor.ts';
import { canEditBank, canReadBank } from './bank-registrations.access.ts';

it.each<[ActorScope, boolean, boolean]>([
  [actorWith('ADMIN CEO'), true, true],
  [actorWith('ADMIN TI'), true, true],
  [actorWith('ADMIN FINANCEIRO'), true, false],
  [actorWith('ADMIN ANALISTA', 'permission_geral', 'gestor_geral'), false, false],
  [actorWith('ADMIN JURIDICO'), false, false],
  [actorWith('USUARIO CEO'), false, false],
  [actorWith('USUARIO GERENTE'), false, false],
])('bank permissions: %o', { tags: ['D-14', 'D-20'] }, (who, reads, edits) => {
  expect(canReadBank(who)).toBe(reads);
  expect(canEditBank(who)).toBe(edits);
});
