import { describe, expect, it } from 'vitest';
import { actorWith, self } from '../../../test-support/actor-with.ts';
import type { ActorScope } from '../../accounts/users/actor.ts';
import {
  canFilterByAnalyst,
  canOpenAnalysts,
  canReassignAnalyst,
  managedProducts,
  mayFilterBy,
} from './analysts.access.ts';
import { toAssign } from './without-analyst.ts';

const ofService = 'pis_cofins_monofasico_para_sn' as const;
const service = 'PIS_COFINS_MONOFASICO_PARA_SN';
const flagless = ['PARCERIA_COMERCIAL', 'INSS_MAO_DE_OBRA', 'ALIQUOTA_ZERO_COMBUSTIVEL', 'ALIQUOTA_ZERO'];

describe('managedProducts', { tags: ['W-223', 'W-224', 'C-17'] }, () => {
  it.each<[string, ActorScope]>([
    ['ADMIN CEO', actorWith('ADMIN CEO')],
    ['ADMIN TI with permission_geral, whom no service limits', actorWith('ADMIN TI', 'permission_geral')],
    ['ADMIN TI with permission_product', actorWith('ADMIN TI', 'permission_product')],
    ['USUARIO CEO, in the own tenant', actorWith('USUARIO CEO')],
  ])('covers all products for %s', (_, who) => {
    expect(managedProducts(who)).toBe('all');
  });

  it.each<[string, ActorScope, services: string[]]>([
    ['ADMIN ANALISTA with permission_product', actorWith('ADMIN ANALISTA', 'permission_product', ofService), [service]],
    [
      'ADMIN ANALISTA with permission_geral',
      actorWith('ADMIN ANALISTA', 'permission_geral', ofService),
      [...flagless, service],
    ],
    ['ADMIN JURIDICO with permission_product', actorWith('ADMIN JURIDICO', 'permission_product', 'fcvs'), ['FCVS']],
    [
      'ADMIN FINANCEIRO with permission_product and no service',
      actorWith('ADMIN FINANCEIRO', 'permission_product'),
      [],
    ],
  ])('covers products of enabled services for %s', (_, who, services) => {
    const scope = managedProducts(who);
    expect(scope === 'all' ? 'all' : [...scope.services].sort()).toEqual([...services].sort());
  });

  it.each<[string, ActorScope, assigned: number]>([
    ['ADMIN ANALISTA: own ones of the enabled services', actorWith('ADMIN ANALISTA', ofService), 5],
    ['ADMIN ANALISTA without any flag', actorWith('ADMIN ANALISTA'), 4],
    ['ADMIN TI', actorWith('ADMIN TI'), 13],
    ['ADMIN JURIDICO', actorWith('ADMIN JURIDICO'), 4],
    ['USUARIO GERENTE, whom the flag does not widen', actorWith('USUARIO GERENTE', 'permission_geral'), 13],
    ['USUARIO PARCEIRO', actorWith('USUARIO PARCEIRO', 'permission_product'), 13],
  ])('covers only assigned products for %s', (_, who, assigned) => {
    const scope = managedProducts(who);
    expect(scope).toMatchObject({ services: [], id_analista: self });
    expect(scope === 'all' ? 0 : scope.assigned.length).toBe(assigned);
  });
});

describe('analyst filter and reassignment', { tags: ['W-225', 'W-226', 'W-227', 'C-15'] }, () => {
  it.each<[string, ActorScope, filters: boolean, reassigns: boolean]>([
    ['ADMIN CEO', actorWith('ADMIN CEO'), true, true],
    ['ADMIN TI', actorWith('ADMIN TI'), false, false],
    ['ADMIN ANALISTA', actorWith('ADMIN ANALISTA'), false, false],
    ['ADMIN ANALISTA with update_user_product', actorWith('ADMIN ANALISTA', 'update_user_product'), false, true],
    ['ADMIN ANALISTA with permission_product', actorWith('ADMIN ANALISTA', 'permission_product'), false, false],
    ['ADMIN ANALISTA with permission_geral', actorWith('ADMIN ANALISTA', 'permission_geral'), true, false],
    ['ADMIN JURIDICO with both', actorWith('ADMIN JURIDICO', 'permission_geral', 'update_user_product'), true, true],
    ['USUARIO CEO', actorWith('USUARIO CEO', 'update_user_product'), false, false],
    ['USUARIO GERENTE', actorWith('USUARIO GERENTE', 'permission_geral', 'update_user_product'), false, false],
  ])('%s', (_, who, filters, reassigns) => {
    expect([canFilterByAnalyst(who), canReassignAnalyst(who)]).toEqual([filters, reassigns]);
    expect([mayFilterBy(who, 'id'), mayFilterBy(who, toAssign)]).toEqual([filters, filters || reassigns]);
  });
});

it.each([
  ['ADMIN CEO', true],
  ['ADMIN ANALISTA', true],
  ['ADMIN TI', false],
  ['ADMIN JURIDICO', false],
  ['USUARIO CEO', false],
] as const)('opens Gestão de Analistas for %s: %s', (who, opens) => {
  expect(canOpenAnalysts(actorWith(who))).toBe(opens);
});
