import { describe, expect, it } from 'vitest';
import { type OwnPayment, ownPayment } from './own-payment.ts';
import { claimedCredits } from './requested-credits.ts';

const asked = ownPayment.parse({
  ...{ id_apuracao: 'a', typeServico: 'PIS_COFINS_MONOFASICO_PARA_SN', competencia: '05/2025' },
  ...{ pagamento: '2025-06-20', pago_em: '2025-06-20', tipo: 'RESTITUICAO', situacao: 'PEDIDO' },
  ...{ data: '2026-10-01', protocolo: '1', valor: 100, despacho: null, recurso: null, recebido: null },
});
const denied: OwnPayment = { ...asked, situacao: 'INDEFERIDO' };
const paid: OwnPayment = { ...asked, situacao: 'PAGO', recebido: { data: '2026-11-10', valor: 100 } };
const credit = {
  ...{ id_apuracao: 'a', id_product: 'p', anoCompetencia: 2025, mesCompetencia: 5 },
  ...{ pagoEm: '2025-06-20' as string | null, pagamento: null as string | null },
};
const productOf = new Map([
  ['a', 'p'],
  ['b', 'p'],
  ['c', 'other'],
]);
const claims = (payments: OwnPayment[], credits: (typeof credit)[]) => {
  const { received, requested } = claimedCredits(payments, credits, productOf);
  return credits.map((one) => [received.has(one), requested.has(one)]);
};

describe('credits of requests', () => {
  it('are requested while their request waits, and received once its money arrived', () => {
    expect(claims([asked], [credit])).toEqual([[false, true]]);
    expect(claims([paid], [{ ...credit, pagamento: '2025-06-20' }])).toEqual([[true, true]]);
    expect(claims([asked], [{ ...credit, mesCompetencia: 6 }])).toEqual([[false, false]]);
    expect(claims([asked], [{ ...credit, pagoEm: '2025-06-21' }])).toEqual([[false, false]]);
  });

  it('stay claimed after a denial, which takes what other requests leave', () => {
    expect(claims([denied], [credit])).toEqual([[false, true]]);
    const second = { ...paid, pagamento: '2025-07-01', pago_em: '2025-07-01' };
    expect(claims([denied, second], [{ ...credit, pagoEm: null }])).toEqual([[true, true]]);
  });

  it('count themselves where the request has no amount', () => {
    expect(claims([{ ...asked, valor: null }], [{ ...credit, pagamento: '2025-06-20' }])).toEqual([[false, false]]);
    expect(claims([{ ...denied, valor: null }], [credit])).toEqual([[false, true]]);
  });

  it('of a request that is not listed any more are claimed by another of the payment', () => {
    const again = { ...asked, pagamento: '2' };
    expect(claims([again], [{ ...credit, pagamento: '1' }])).toEqual([[false, true]]);
    expect(claims([again], [{ ...credit, pagamento: '1', pagoEm: '2025-06-21' }])).toEqual([[false, false]]);
    const unnamed = { ...asked, valor: null };
    expect(claims([unnamed], [{ ...credit, pagamento: '2025-06-20' }])).toEqual([[false, false]]);
  });

  it('are claimed by a request of their payment under another assessment of the product only', () => {
    expect(claims([{ ...asked, id_apuracao: 'b' }], [credit])).toEqual([[false, true]]);
    expect(claims([{ ...asked, id_apuracao: 'c' }], [credit])).toEqual([[false, false]]);
    expect(claims([{ ...asked, id_apuracao: 'b', competencia: '06/2025' }], [credit])).toEqual([[false, false]]);
  });
});
