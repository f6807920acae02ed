import { expect, it } from 'vitest';
import { role } from '../../../test-support/role.ts';
import type { ActorScope } from '../../accounts/users/actor.ts';
import { canExportBoletos, canIssueBoletos, canReadBoletos } from './boletos.access.ts';

it.each<[ActorScope, reads: boolean, issues: boolean, exports: boolean]>([
  [role('ADMIN CEO'), true, true, true],
  [role('ADMIN FINANCEIRO'), true, false, false],
  [role('ADMIN FINANCEIRO', 'gerar_boleto'), true, true, false],
  [role('ADMIN FINANCEIRO', 'export_boleto'), true, false, true],
  [role('ADMIN TI'), false, false, false],
  [role('ADMIN TI', 'permission_geral'), true, false, false],
  [role('ADMIN ANALISTA'), false, false, false],
  [role('ADMIN ANALISTA', 'permission_product'), false, false, false],
  [role('ADMIN ANALISTA', 'gerar_boleto'), true, true, false],
  [role('ADMIN JURIDICO'), false, false, false],
  [role('ADMIN JURIDICO', 'export_boleto'), true, false, true],
  [role('USUARIO CEO'), true, false, true],
  [role('USUARIO GERENTE'), false, false, false],
  [role('USUARIO GERENTE', 'gerar_boleto', 'export_boleto', 'permission_geral'), false, false, false],
  [role('USUARIO PARCEIRO'), false, false, false],
  [role('USUARIO CONTABILIDADE'), false, false, false],
])('boleto permissions: %o', { tags: ['W-438', 'D-14'] }, (who, reads, issues, exports) => {
  expect([canReadBoletos(who), canIssueBoletos(who), canExportBoletos(who)]).toEqual([reads, issues, exports]);
});
