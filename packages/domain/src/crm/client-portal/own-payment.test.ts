import { toDay } from '@restitui/brazil/day.ts';
import { expect, it } from 'vitest';
import type { OwnPayment } from './own-payment.ts';
import { nextOfPayment, paymentSums } from './own-payment-progress.ts';
import { paymentEvents } from './payment-events.ts';
import { workOutlook } from './work-outlook.ts';

const asked: OwnPayment = {
  ...{
    id_apuracao: 'a',
    typeServico: 'PIS_COFINS_MONOFASICO_PARA_SN',
    competencia: '05/2025',
    pagamento: '2025-06-20',
  },
  pago_em: '2025-06-20',
  ...{ tipo: 'RESTITUICAO', situacao: 'PEDIDO', data: '2026-10-01', protocolo: '1', valor: 100, repetido: 0 },
  ...{ despacho: null, recurso: null, recebido: null, teses: [], honorario: null },
};
const partly = { data: '2026-10-20', resultado: 'DEFERIDO_EM_PARTE' as const, valor: 60, motivo: 'Nota cancelada' };
const granted: OwnPayment = { ...asked, situacao: 'DEFERIDO', despacho: partly };
const paid: OwnPayment = { ...granted, situacao: 'PAGO', recebido: { data: '2026-11-10', valor: 66.6 } };
const denied: OwnPayment = {
  ...asked,
  situacao: 'INDEFERIDO',
  despacho: { data: '2026-10-20', resultado: 'INDEFERIDO', valor: 0, motivo: 'Sem prova' },
};
const recurso = { data: '2026-10-30', protocolo: '9' };
const next = (payment: OwnPayment, today = '2026-11-20') => nextOfPayment(payment, toDay(today));
const lines = (...payments: OwnPayment[]) =>
  paymentEvents(payments).map(({ title, text }) => `${title}: ${text}`.replace(/\s/g, ' '));

it('says what comes next in one sentence', { tags: ['D-31'] }, () => {
  expect(next(asked)).toBe('A Receita Federal tem até 26/09/2027 para decidir.');
  expect(next(asked, '2027-09-26')).toBe('A Receita Federal tem até 26/09/2027 para decidir.');
  expect(next(asked, '2027-09-27')).toBe('O prazo da Receita Federal para decidir passou em 26/09/2027.');
  expect(next({ ...asked, tipo: 'COMPENSACAO' })).toBe(
    'O crédito já pode pagar impostos; a Receita Federal ainda o confere.',
  );
  expect(next(granted)).toBe('Falta o dinheiro entrar na conta.');
  expect(next({ ...granted, recurso })).toMatch(
    /na conta\. A consultoria recorreu em 30\/10\/2026: falta a resposta\.$/,
  );
  const confirmed = { ...granted, tipo: 'COMPENSACAO' as const };
  expect(next({ ...confirmed, despacho: { ...partly, resultado: 'DEFERIDO', valor: 100 } })).toBe(
    'Falta usar o crédito para pagar impostos.',
  );
  const ofPart =
    'A Receita Federal confirmou só uma parte do crédito: falta a consultoria registrar o uso dessa parte.';
  expect(next(confirmed)).toBe(ofPart);
  expect(next({ ...confirmed, recurso })).toBe(`${ofPart} A consultoria recorreu em 30/10/2026: falta a resposta.`);
  expect(next(denied)).toBeUndefined();
  expect(next({ ...denied, recurso })).toBe('A consultoria recorreu em 30/10/2026: falta a resposta.');
  expect(next(paid)).toBeUndefined();
  expect(next({ ...paid, recurso })).toBe('A consultoria recorreu em 30/10/2026: falta a resposta.');
  const used = { ...paid, tipo: 'COMPENSACAO' as const };
  expect(next(used)).toBeUndefined();
  expect(next({ ...used, despacho: null })).toBe('O crédito pagou impostos; a Receita Federal ainda o confere.');
});

it('sums what was asked, granted and received, and names what was not recorded', { tags: ['D-31'] }, () => {
  expect(paymentSums([asked, paid])).toEqual({ asked: 200, granted: 60, received: 66.6 });
  expect(paymentSums([{ ...asked, valor: null }])).toEqual({ asked: null, granted: null, received: null });
});

it('sums grants as the opening of the portal does where no decision was recorded', { tags: ['D-31'] }, () => {
  const recorded = { ...granted, despacho: null };
  expect(paymentSums([asked, recorded]).granted).toBe(workOutlook(paymentEvents([asked, recorded])).coming.granted);
  expect(paymentSums([{ ...paid, despacho: null }]).granted).toBe(100);
  expect(paymentSums([{ ...paid, tipo: 'COMPENSACAO', despacho: null }, asked, denied]).granted).toBe(0);
});

it('counts what a later request claims again there, and describes each request with its own amount', () => {
  const again = { ...asked, id_apuracao: 'b', valor: 60 };
  const before = { ...denied, repetido: 60 };
  expect(paymentSums([again, before]).asked).toBe(100);
  const events = paymentEvents([again, before]).filter(({ kind }) => kind === 'PEDIDO');
  expect(events.map(({ amount, text }) => [amount, text.replace(/\s/g, ' ')])).toEqual([
    [60, 'Pedimos de volta R$ 60,00 de PIS/COFINS monofásico, de 1 mês.'],
    [40, 'Pedimos de volta R$ 100,00 de PIS/COFINS monofásico, de 1 mês.'],
  ]);
});

it('describes request, decision, appeal and money, those of one day together', { tags: ['D-31'] }, () => {
  const june = { ...asked, competencia: '06/2025', valor: 0.5 };
  expect(lines(asked, june)).toEqual([
    'Pedido feito à Receita Federal: Pedimos de volta R$ 100,50 de PIS/COFINS monofásico, de 2 meses.',
  ]);
  expect(lines({ ...paid, recurso })).toEqual([
    'Pedido feito à Receita Federal: Pedimos de volta R$ 100,00 de PIS/COFINS monofásico, de 1 mês.',
    'Pedido reconhecido em parte: A Receita Federal reconheceu R$ 60,00 dos R$ 100,00 pedidos de PIS/COFINS monofásico.',
    'Recurso apresentado: A consultoria recorreu da decisão sobre PIS/COFINS monofásico, de 1 mês.',
    'Dinheiro recebido: A Receita Federal pagou R$ 66,60 de PIS/COFINS monofásico.',
  ]);
  expect(lines(denied)[1]).toBe(
    'Pedido negado: A Receita Federal negou o pedido de R$ 100,00 de PIS/COFINS monofásico.',
  );
  expect(lines({ ...paid, tipo: 'COMPENSACAO' }).at(-1)).toBe(
    'Créditos compensados: R$ 66,60 de PIS/COFINS monofásico foram usados para pagar impostos.',
  );
  expect(lines({ ...asked, valor: null })[0]).toMatch(/Pedimos de volta os valores de PIS\/COFINS/);
});

it('counts what can still come back in one step: granted where decided, asked before', { tags: ['D-31'] }, () => {
  const coming = (...payments: OwnPayment[]) =>
    paymentEvents(payments)
      .filter((event) => event.coming)
      .map((event) => [event.kind, event.coming]);
  expect(coming(asked)).toEqual([['PEDIDO', 100]]);
  expect(coming(granted)).toEqual([['DESPACHO', 60]]);
  expect(coming({ ...granted, despacho: null })).toEqual([['PEDIDO', 100]]);
  expect(coming(asked, { ...granted, competencia: '06/2025' })).toEqual([
    ['PEDIDO', 100],
    ['DESPACHO', 60],
  ]);
  for (const payment of [denied, { ...denied, recurso }, paid, { ...asked, valor: null }])
    expect(coming(payment)).toEqual([]);
});

it('counts a grant without a recorded decision as recognised', { tags: ['D-31'] }, () => {
  const { coming } = workOutlook(paymentEvents([asked, { ...granted, competencia: '06/2025', despacho: null }]));
  expect(coming).toEqual({ granted: 100, asked: 100, found: 0, total: 200 });
});

it('gives steps of different apurações, days and kinds ids of their own', () => {
  const events = paymentEvents([asked, { ...asked, id_apuracao: 'b' }, { ...asked, tipo: 'COMPENSACAO' }, granted]);
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
});

it('names the stages that a state ends where no decision or money was recorded', { tags: ['D-31'] }, () => {
  const ended = (payment: OwnPayment) => paymentEvents([{ ...payment, despacho: null, recebido: null }])[0]?.ended;
  expect(ended(asked)).toBeUndefined();
  expect(ended(granted)).toEqual(['DECISAO']);
  expect(ended({ ...granted, valor: null })).toEqual(['DECISAO']);
  expect(ended(denied)).toEqual(['DECISAO']);
  expect(ended(paid)).toEqual(['DECISAO', 'DINHEIRO']);
  expect(ended({ ...paid, tipo: 'COMPENSACAO' })).toEqual(['DINHEIRO']);
  expect(paymentEvents([granted, paid]).flatMap((event) => event.ended ?? [])).toEqual([]);
});
