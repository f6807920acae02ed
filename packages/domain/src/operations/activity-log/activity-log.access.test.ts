import { expect, it } from 'vitest';
import { actorWith } from '../../../test-support/actor-with.ts';
import { canReadActivityLog } from './activity-log.access.ts';

it.each([
  [actorWith('ADMIN CEO'), true],
  [actorWith('ADMIN TI', 'permission_geral', 'gestor_geral'), false],
  [actorWith('ADMIN ANALISTA', 'permission_geral'), false],
  [actorWith('ADMIN JURIDICO'), false],
  [actorWith('ADMIN FINANCEIRO'), false],
  [actorWith('USUARIO CEO'), false],
  [actorWith('USUARIO GERENTE', 'permission_geral'), false],
  [actorWith('USUARIO PARCEIRO'), false],
  [actorWith('USUARIO CONTABILIDADE'), false],
])('canReadActivityLog for $typeUser $typeCargo', (who, reads) => {
  expect(canReadActivityLog(who)).toBe(reads);
});
