import { type FeeObstacle, feeObstacle } from '@restitui/domain/simples/payment-fees/payment-fee.ts';
import type { PaymentFee } from '@restitui/domain/simples/payment-fees/payment-fees.api.ts';
import type { RefundRequest } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import { expect, it } from 'vitest';
import { feeNote } from './fee-note.ts';
import { amountOf, feeActionOf, nextKind, paymentRows, withMonths } from './payment-row.ts';

const may: RefundRequest = {
  ...{ teses: [], tipo: 'RESTITUICAO' },
  ...{ competencia: '05/2025', pagamento: '2025-06-20', das: null, banco: null, pago_em: '2025-06-20' },
  ...{ declaracao: '', presumido: false, principal: null, cofins: 80, pis: 20, total: 100 },
  ...{ prescreve_em: '2030-06-20', total_editado: null, situacao: 'A_PEDIR', data: null, protocolo: '' },
  ...{ valor_pedido: null, retificadora: '', despacho: null, recurso: null, recebido: null },
  ...{ alterado_por: null, version: 0, em_outra_apuracao: null },
};
const later = { ...may, pagamento: '2025-08-01', pago_em: '2025-08-01' };
const month = { competencia: '05/2025', retificar: true, conferido: null };
const rowsOf = (requests: RefundRequest[], facts: Partial<Parameters<typeof paymentRows>[0]> = {}) =>
  paymentRows({ requests, months: [], credits: [], fees: [], today: '2026-11-20', ...facts });

it('rows have step, mirror, credit and the days to the deadline', () => {
  const asked = { ...may, situacao: 'PEDIDO', data: '2026-11-10', valor_pedido: 90 } as const;
  expect(rowsOf([may], { months: [month] })).toMatchObject([
    { step: 'CONFERIR', mirror: 'open', credit: 'none', deadline: { day: '2030-06-20', days: 1308 } },
  ]);
  expect(rowsOf([may], { months: [{ ...month, conferido: { mudou: false } }] })[0]).toMatchObject({
    ...{ step: 'RETIFICAR', mirror: 'checked' },
  });
  expect(rowsOf([may], { months: [{ ...month, conferido: { mudou: true } }] })[0]?.mirror).toBe('open');
  expect(rowsOf([may], { months: [{ ...month, retificar: false }] })[0]?.mirror).toBe('none');
  const credits = [{ anoCompetencia: 2025, mesCompetencia: 5, pagoEm: '2025-06-20', isPago: true }];
  expect(rowsOf([asked], { credits })[0]).toMatchObject({ step: 'DESPACHO', credit: 'paid', deadline: { days: 350 } });
  expect(rowsOf([{ ...may, prescreve_em: '2026-11-19' }])).toEqual([]);
});

it('the next record follows the step, and mirror and fee are done elsewhere', () => {
  expect(nextKind({ step: 'PEDIR', request: may })).toBe('PEDIDO');
  expect(nextKind({ step: 'CONFERIR', request: may })).toBeUndefined();
});

it('a denial is followed by its appeal, once', () => {
  const despacho = { data: '2026-11-15', resultado: 'INDEFERIDO', valor: 0, motivo: 'Sem prova' } as const;
  const request = { ...may, despacho };
  expect(nextKind({ step: 'NEGADO', request })).toBe('RECURSO');
  const recurso = { data: '2026-11-16', protocolo: '1.234' };
  expect(nextKind({ step: 'NEGADO', request: { ...request, recurso } })).toBeUndefined();
  expect(nextKind({ step: 'NEGADO', request: may })).toBeUndefined();
});

it('the amount is the latest that is known', () => {
  const despacho = { data: '2026-11-15', resultado: 'DEFERIDO', valor: 80, motivo: '' } as const;
  const recebido = { data: '2026-11-18', valor: 85 };
  const asked = { ...may, valor_pedido: 90 };
  expect([may, asked, { ...asked, despacho }, { ...asked, despacho, recebido }].map(amountOf)).toEqual([
    100, 90, 80, 85,
  ]);
  expect(amountOf({ ...asked, despacho: { ...despacho, valor: 0 } })).toBe(90);
});

it('a rectification takes the other open payments of its month', () => {
  const rows = rowsOf([may, later, { ...later, pagamento: '2025-08-02', situacao: 'PEDIDO', data: '2026-11-10' }]);
  expect(withMonths(rows.slice(0, 1), rows)).toEqual(rows.slice(0, 2));
  expect(withMonths(rows.slice(2), rows)).toHaveLength(3);

  const [numbered, other, fresh] = rowsOf([
    { ...may, retificadora: '003' },
    { ...later, retificadora: '003' },
    { ...later, pagamento: '2025-08-03', retificadora: '002' },
  ]);
  const all = [numbered, other, fresh].filter((row) => row !== undefined);
  expect(withMonths(all.slice(0, 1), all)).toEqual(all.slice(0, 2));
});

it('a fee is entered unless an obstacle says why not', () => {
  const fee: PaymentFee = {
    ...{ competencia: '05/2025', pagamento: '1', recebido: 100, percentual: 15.5, honorario: 15.5 },
    ...{ situacao: 'A_LANCAR', apurado: null, cobranca: null, impedimento: null },
  };
  const kept = (tipo: FeeObstacle) => ({ ...fee, impedimento: { tipo, id_apuracao: 'x', apuracao: 'Apuração 1' } });
  expect([feeActionOf({ step: 'HONORARIO', fee }), feeNote(fee)]).toEqual(['LANCAR', 'R$ 15,50 a lançar']);
  for (const tipo of feeObstacle.options) {
    expect(feeActionOf({ step: 'HONORARIO', fee: kept(tipo) })).toBeUndefined();
    expect(feeNote(kept(tipo))).not.toMatch(/^R\$/);
  }
  expect(feeNote(kept('LANCADO_EM_OUTRA'))).toBe('Honorários lançados em Apuração 1');
  const charge = {
    cobrado: 20,
    pago: 0,
    a_cobrar: 0,
    excesso: 4.5,
    boletos: [],
    id_credit: null,
    a_devolver: 0,
    devolucoes: [],
  };
  const entered = { ...kept('USADO_EM_OUTRA'), situacao: 'LANCADO', apurado: 15.5 } as const;
  expect(feeNote(entered)).toBe('Crédito usado em Apuração 1: corrija-o para cobrar aqui');
  expect(feeNote({ ...entered, cobranca: charge })).toBe('Boleto acima dos honorários: substitua');
});

it('a fee that is entered under another assessment needs nothing more', () => {
  const paid = { ...may, situacao: 'PAGO', recebido: { data: '2026-11-18', valor: 100 } } as const;
  const fee: PaymentFee = {
    ...{ competencia: may.competencia, pagamento: may.pagamento, recebido: 100, percentual: 15.5, honorario: 15.5 },
    ...{ situacao: 'A_LANCAR', apurado: null, cobranca: null },
    impedimento: { tipo: 'LANCADO_EM_OUTRA', id_apuracao: 'x', apuracao: 'Apuração 1' },
  };
  const used = { ...fee, impedimento: { tipo: 'USADO_EM_OUTRA', id_apuracao: 'x', apuracao: 'Apuração 1' } } as const;
  expect(rowsOf([paid], { fees: [fee] })[0]?.step).toBe('CONCLUIDO');
  expect(rowsOf([paid], { fees: [used] })[0]?.step).toBe('HONORARIO');
});

it('a payment is done with its money for users who do not see fees', () => {
  const paid = { ...may, situacao: 'PAGO', recebido: { data: '2026-11-18', valor: 100 } } as const;
  expect(rowsOf([paid])[0]?.step).toBe('HONORARIO');
  expect(rowsOf([paid], { fees: undefined })[0]?.step).toBe('CONCLUIDO');
  expect(rowsOf([{ ...paid, recebido: null }], { fees: undefined })[0]?.step).toBe('DINHEIRO');
});
