import type { BoletoSituacao } from '@restitui/domain/billing/boletos/boleto-situacao.ts';
import { expect, it } from 'vitest';
import { openTotalText } from './open-total-text.ts';

const of = (...boletos: [BoletoSituacao, number][]) =>
  openTotalText(boletos.map(([situacao, valorNominal]) => ({ situacao, valorNominal }))).replaceAll('\u00a0', ' ');

it('totals the selected boletos that are open', { tags: ['W-424'] }, () => {
  expect(of(['A_RECEBER', 100.1], ['ATRASADO', 200.2])).toBe('· R$ 300,30 em aberto');
  expect(of(['PROTESTO', 1200])).toBe('· R$ 1.200,00 em aberto');
});

it.each(['CANCELADO', 'EXPIRADO', 'FALHA_EMISSAO', 'RECEBIDO', 'MARCADO_RECEBIDO'] as const)(
  'leaves a boleto in state %s out of the total',
  (situacao) => {
    expect(of(['A_RECEBER', 100], [situacao, 900])).toBe('· 1 em aberto soma R$ 100,00');
    expect(of(['A_RECEBER', 100], ['EM_PROCESSAMENTO', 50], [situacao, 900])).toBe('· 2 em aberto somam R$ 150,00');
    expect(of([situacao, 900])).toBe('· nenhum em aberto');
  },
);
