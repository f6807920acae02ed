import { expect, it } from 'vitest';
import { role } from '../../../test-support/role.ts';
import { canReadChangeHistory, visibleUserHistory } from './change-history.access.ts';

it.each([
  [role('ADMIN CEO'), true],
  [role('ADMIN TI', 'permission_geral', 'gestor_geral'), false],
  [role('ADMIN ANALISTA', 'permission_geral'), false],
  [role('ADMIN JURIDICO'), false],
  [role('ADMIN FINANCEIRO'), false],
  [role('USUARIO CEO'), false],
  [role('USUARIO GERENTE', 'permission_geral'), false],
  [role('USUARIO PARCEIRO'), false],
])('canReadChangeHistory for $typeUser $typeCargo', { tags: ['W-215'] }, (who, reads) => {
  expect(canReadChangeHistory(who)).toBe(reads);
});

it.each([
  [role('ADMIN CEO'), true],
  [role('ADMIN TI'), true],
  [role('ADMIN ANALISTA', 'update_permissions', 'permission_product'), false],
  [role('ADMIN JURIDICO'), false],
  [role('USUARIO CEO'), true],
  [role('USUARIO GERENTE'), false],
])('visibleUserHistory of permissions for $typeUser $typeCargo', { tags: ['D-35'] }, (who, shows) => {
  expect(visibleUserHistory(who)).toEqual(shows ? ['USUARIO', 'PERMISSOES'] : ['USUARIO']);
});
