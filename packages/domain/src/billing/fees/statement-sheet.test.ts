import { expect, it } from 'vitest';
import { statementSheet } from './statement-sheet.ts';

it('statement sheet has numeric cells, negative reversals and payouts, and the sums last', () => {
  const line = { id: '1', date: '2026-11-20T12:00:00.000Z', papel: 'PARCEIRO', id_client: '11222333000181' } as const;
  const { data, columns } = statementSheet({
    linhas: [
      { ...line, motivo: 'PAGAMENTO', razao_social: 'PADARIA LTDA', seuNumero: 'R-1', valor: 10.5 },
      { ...line, motivo: 'ESTORNO', razao_social: 'PADARIA LTDA', seuNumero: null, valor: -0.5 },
    ],
    repasses: [
      {
        ...{ id: 'r', papel: 'PARCEIRO', id_user: 'p', valor: 4, data: '2026-11-21', forma: 'PIX', referencia: 'E1' },
        ...{ autor: 'Ana', createdDate: '', estornadoEm: null, estornadoPor: null, motivoEstorno: null },
      },
    ],
    ...{ anterior: 1, total: 10, repassado: 4, aberto: 7 },
  });
  const values = data.map((row) => row.map(({ value }) => value));
  expect(values).toEqual([
    ['Data', 'Lançamento', 'Participação', 'Cliente', 'CNPJ ou CPF', 'Boleto', 'Valor'],
    [new Date('2026-11-20'), 'Boleto pago', 'Parceiro', 'PADARIA LTDA', '11222333000181', 'R-1', 10.5],
    [new Date('2026-11-20'), 'Estorno', 'Parceiro', 'PADARIA LTDA', '11222333000181', '', -0.5],
    [new Date('2026-11-21'), 'Repasse', 'Parceiro', 'Pix E1', '', '', -4],
    ['Saldo anterior', '', '', '', '', '', 1],
    ['Devido no mês', '', '', '', '', '', 10],
    ['Repassado no mês', '', '', '', '', '', 4],
    ['Em aberto', '', '', '', '', '', 7],
  ]);
  expect(columns).toHaveLength(7);
});
