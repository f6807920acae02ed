import { describe, expect, it } from 'vitest';
import { actorWith, self } from '../../../test-support/actor-with.ts';
import type { ActorScope } from '../../accounts/users/actor.ts';
import type { AlertKind } from './alert-kind.ts';
import { visibleAlerts } from './alerts.access.ts';

const ofService = 'pis_cofins_monofasico_para_sn' as const;
const service = 'PIS_COFINS_MONOFASICO_PARA_SN';

type Row = [
  string,
  ActorScope,
  clients: string,
  opened: string,
  products: 'all' | 'some' | 'assigned',
  kinds: AlertKind[],
];

describe('visibleAlerts', { tags: ['D-14', 'D-27'] }, () => {
  it.each<Row>([
    [
      'ADMIN CEO',
      actorWith('ADMIN CEO'),
      'all',
      'all',
      'all',
      [
        'NOVO_LEAD',
        'CADASTRO_PENDENTE',
        'COMISSAO_A_APROVAR',
        'BOLETO_VENCIDO',
        'BOLETO_PAGO_EM_DOBRO',
        'SELAGEM_PARADA',
      ],
    ],
    ['ADMIN TI', actorWith('ADMIN TI'), 'none', 'none', 'all', ['SELAGEM_PARADA']],
    [
      'ADMIN TI with permission_geral',
      actorWith('ADMIN TI', 'permission_geral'),
      'all',
      'all',
      'all',
      ['BOLETO_VENCIDO', 'BOLETO_PAGO_EM_DOBRO', 'SELAGEM_PARADA'],
    ],
    ['ADMIN ANALISTA', actorWith('ADMIN ANALISTA', ofService), 'assignedTo', 'assignedTo', 'assigned', []],
    [
      'ADMIN ANALISTA with permission_product',
      actorWith('ADMIN ANALISTA', 'permission_product', ofService),
      'withServices',
      'all',
      'some',
      [],
    ],
    [
      'ADMIN ANALISTA who registers',
      actorWith('ADMIN ANALISTA', 'add_client'),
      'assignedTo',
      'assignedTo',
      'assigned',
      ['NOVO_LEAD'],
    ],
    [
      'ADMIN JURIDICO',
      actorWith('ADMIN JURIDICO'),
      'none',
      'none',
      'assigned',
      ['CONTRATO_SEM_ASSINATURA', 'SELAGEM_PARADA'],
    ],
    [
      'ADMIN FINANCEIRO',
      actorWith('ADMIN FINANCEIRO'),
      'none',
      'none',
      'assigned',
      ['BOLETO_VENCIDO', 'BOLETO_PAGO_EM_DOBRO'],
    ],
    [
      'USUARIO CEO',
      actorWith('USUARIO CEO'),
      'all',
      'all',
      'all',
      [
        'NOVO_LEAD',
        'CADASTRO_PENDENTE',
        'COMISSAO_A_APROVAR',
        'BOLETO_VENCIDO',
        'BOLETO_PAGO_EM_DOBRO',
        'SELAGEM_PARADA',
      ],
    ],
    ['USUARIO GERENTE', actorWith('USUARIO GERENTE'), 'managedBy', 'managedBy', 'all', ['NOVO_LEAD']],
    ['USUARIO PARCEIRO', actorWith('USUARIO PARCEIRO'), 'managedBy', 'managedBy', 'all', []],
    ['USUARIO CONTABILIDADE', actorWith('USUARIO CONTABILIDADE'), 'managedBy', 'managedBy', 'all', []],
  ])('%s', (_, who, clients, opened, products, kinds) => {
    const scope = visibleAlerts(who);
    expect([scope.clients.kind, scope.opened.kind, scope.kinds]).toEqual([clients, opened, kinds]);
    const seen = scope.products === 'all' ? 'all' : scope.products.services.length > 0 ? 'some' : 'assigned';
    expect(seen).toBe(products);
  });

  it('hides alerts on fees from those who do not enter them', { tags: ['D-35'] }, () => {
    for (const cargo of ['ADMIN CEO', 'ADMIN ANALISTA', 'ADMIN FINANCEIRO'] as const) {
      expect(visibleAlerts(actorWith(cargo)).hidden).toEqual([]);
    }
    for (const cargo of ['USUARIO CEO', 'USUARIO GERENTE', 'USUARIO CONTABILIDADE'] as const) {
      expect(visibleAlerts(actorWith(cargo)).hidden).toEqual(['HONORARIO_A_LANCAR']);
    }
  });

  it('shows an analyst those on assigned products of an enabled service or a service without a flag', () => {
    expect(visibleAlerts(actorWith('ADMIN ANALISTA', ofService)).products).toEqual({
      services: [],
      assigned: ['PARCERIA_COMERCIAL', 'INSS_MAO_DE_OBRA', 'ALIQUOTA_ZERO_COMBUSTIVEL', service, 'ALIQUOTA_ZERO'],
      id_analista: self,
    });
    const wide = visibleAlerts(actorWith('ADMIN ANALISTA', 'permission_product', ofService)).products;
    expect(wide).toMatchObject({ services: [service] });
  });
});
