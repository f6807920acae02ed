import { expect, it } from 'vitest';
import { actorWith } from '../../../test-support/actor-with.ts';
import type { ActorScope } from '../../accounts/users/actor.ts';
import { canExportBoletos, canIssueBoletos, canReadBoletos, lacksIssuing } from './boletos.access.ts';

it.each<[ActorScope, reads: boolean, issues: boolean, exports: boolean]>([
  [actorWith('ADMIN CEO'), true, true, true],
  [actorWith('ADMIN FINANCEIRO'), true, false, false],
  [actorWith('ADMIN FINANCEIRO', 'gerar_boleto'), true, true, false],
  [actorWith('ADMIN FINANCEIRO', 'export_boleto'), true, false, true],
  [actorWith('ADMIN TI'), false, false, false],
  [actorWith('ADMIN TI', 'permission_geral'), true, false, false],
  [actorWith('ADMIN ANALISTA'), false, false, false],
  [actorWith('ADMIN ANALISTA', 'permission_product'), false, false, false],
  [actorWith('ADMIN ANALISTA', 'gerar_boleto'), true, true, false],
  [actorWith('ADMIN JURIDICO'), false, false, false],
  [actorWith('ADMIN JURIDICO', 'export_boleto'), true, false, true],
  [actorWith('USUARIO CEO'), true, false, true],
  [actorWith('USUARIO GERENTE'), false, false, false],
  [actorWith('USUARIO GERENTE', 'gerar_boleto', 'export_boleto', 'permission_geral'), false, false, false],
  [actorWith('USUARIO PARCEIRO'), false, false, false],
  [actorWith('USUARIO CONTABILIDADE'), false, false, false],
])('boleto permissions: %o', { tags: ['W-438', 'D-14'] }, (who, reads, issues, exports) => {
  expect([canReadBoletos(who), canIssueBoletos(who), canExportBoletos(who)]).toEqual([reads, issues, exports]);
});

it.each([
  [actorWith('ADMIN FINANCEIRO'), true],
  [actorWith('ADMIN FINANCEIRO', 'gerar_boleto'), false],
  [actorWith('ADMIN CEO'), false],
  [actorWith('ADMIN ANALISTA'), false],
  [actorWith('USUARIO CEO'), false],
])('charging is work that is not allowed yet: %o', (who, lacks) => {
  expect(lacksIssuing(who)).toBe(lacks);
});
