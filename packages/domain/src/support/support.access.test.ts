import { expect, it } from 'vitest';
import { role } from '../../test-support/role.ts';
import type { Role } from '../users/actor.ts';
import { canReadReports } from './support.access.ts';

it.each<[Role, boolean]>([
  [role('ADMIN CEO'), true],
  [role('ADMIN TI'), true],
  [role('ADMIN ANALISTA', 'permission_geral', 'gestor_geral'), false],
  [role('ADMIN JURIDICO'), false],
  [role('ADMIN FINANCEIRO'), false],
  [role('USUARIO CEO'), false],
  [role('USUARIO TI'), false],
  [role('USUARIO PARCEIRO'), false],
])('D-19 who reads error reports: %o', (who, reads) => {
  expect(canReadReports(who)).toBe(reads);
});
