import { expect, it } from 'vitest';
import { role } from '../../../test-support/role.ts';
import type { ActorScope } from '../../accounts/users/actor.ts';
import { canEditBank, canReadBank } from './bank-registrations.access.ts';

it.each<[ActorScope, boolean, boolean]>([
  [role('ADMIN CEO'), true, true],
  [role('ADMIN TI'), true, true],
  [role('ADMIN FINANCEIRO'), true, false],
  [role('ADMIN ANALISTA', 'permission_geral', 'gestor_geral'), false, false],
  [role('ADMIN JURIDICO'), false, false],
  [role('USUARIO CEO'), false, false],
  [role('USUARIO GERENTE'), false, false],
])('bank permissions: %o', { tags: ['D-14', 'D-20'] }, (who, reads, edits) => {
  expect(canReadBank(who)).toBe(reads);
  expect(canEditBank(who)).toBe(edits);
});
