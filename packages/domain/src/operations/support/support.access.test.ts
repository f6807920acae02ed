import { expect, it } from 'vitest';
import { role } from '../../../test-support/role.ts';
import type { ActorScope } from '../../accounts/users/actor.ts';
import { canReadReports } from './support.access.ts';

it.each<[ActorScope, boolean]>([
  [role('ADMIN CEO'), true],
  [role('ADMIN TI'), true],
  [role('ADMIN ANALISTA', 'permission_geral', 'gestor_geral'), false],
  [role('ADMIN JURIDICO'), false],
  [role('ADMIN FINANCEIRO'), false],
  [role('USUARIO CEO'), false],
  [role('USUARIO TI'), false],
  [role('USUARIO PARCEIRO'), false],
])('gives access to error reports: %o', { tags: ['D-19'] }, (who, reads) => {
  expect(canReadReports(who)).toBe(reads);
});
