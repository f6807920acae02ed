import { expect, it } from 'vitest';
import { role } from '../../../test-support/role.ts';
import { canReadActivityLog } from './activity-log.access.ts';

it.each([
  [role('ADMIN CEO'), true],
  [role('ADMIN TI', 'permission_geral', 'gestor_geral'), false],
  [role('ADMIN ANALISTA', 'permission_geral'), false],
  [role('ADMIN JURIDICO'), false],
  [role('ADMIN FINANCEIRO'), false],
  [role('USUARIO CEO'), false],
  [role('USUARIO GERENTE', 'permission_geral'), false],
  [role('USUARIO PARCEIRO'), false],
  [role('USUARIO CONTABILIDADE'), false],
])('canReadActivityLog for $typeUser $typeCargo', (who, reads) => {
  expect(canReadActivityLog(who)).toBe(reads);
});
