import { expect, it } from 'vitest';
import { actorWith } from '../../../test-support/actor-with.ts';
import { canReadChangeHistory, visibleUserHistory } from './change-history.access.ts';

it.each([
  [actorWith('ADMIN CEO'), true],
  [actorWith('ADMIN TI', 'permission_geral', 'gestor_geral'), false],
  [actorWith('ADMIN ANALISTA', 'permission_geral'), false],
  [actorWith('ADMIN JURIDICO'), false],
  [actorWith('ADMIN FINANCEIRO'), false],
  [actorWith('USUARIO CEO'), false],
  [actorWith('USUARIO GERENTE', 'permission_geral'), false],
  [actorWith('USUARIO PARCEIRO'), false],
])('canReadChangeHistory for $typeUser $typeCargo', { tags: ['W-215'] }, (who, reads) => {
  expect(canReadChangeHistory(who)).toBe(reads);
});

it.each([
  [actorWith('ADMIN CEO'), true],
  [actorWith('ADMIN TI'), true],
  [actorWith('ADMIN ANALISTA', 'update_permissions', 'permission_product'), false],
  [actorWith('ADMIN JURIDICO'), false],
  [actorWith('USUARIO CEO'), true],
  [actorWith('USUARIO GERENTE'), false],
])('visibleUserHistory of permissions for $typeUser $typeCargo', { tags: ['D-35'] }, (who, shows) => {
  expect(visibleUserHistory(who)).toEqual(shows ? ['USUARIO', 'PERMISSOES'] : ['USUARIO']);
});
