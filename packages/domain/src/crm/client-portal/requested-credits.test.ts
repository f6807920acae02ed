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
  ...{ pagoEm: '2025-06-20' as string | null, pagamento: null as string | null, creditOrigin: 100 },
};
const ofFiles: OwnPayment = { ...asked, typeServico: 'EXCLUSAO_DE_ICMS_E_ST', pagamento: '1', pago_em: '2025-06-25' };
const ofFilesPaid: OwnPayment = { ...ofFiles, situacao: 'PAGO', recebido: paid.recebido };
const productOf = new Map([
  ['a', 'p'],
  ['b', 'p'],
  ['c', 'other'],
]);
type Thesis = Pick<OwnPayment, 'id_apuracao' | 'competencia' | 'pagamento'> & { tese: string };
const partsOf = (payments: OwnPayment[], credits: (typeof credit)[], theses: Thesis[] = []) => {
  const { received, claimed } = claimedCredits(payments, credits, { productOf, theses });
  return credits.map((one) => [received.has(one), claimed.get(one)] as const);
};
const claims = (...args: Parameters<typeof partsOf>) =>
  partsOf(...args).map(([isReceived, part]) => [isReceived, part !== 0]);

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
    const again = { ...ofFiles, pagamento: '2' };
    expect(claims([again], [{ ...credit, pagamento: '1' }])).toEqual([[false, true]]);
    expect(claims([again], [{ ...credit, pagamento: '13-1', mesCompetencia: 5 }])).toEqual([[false, false]]);
    expect(claims([{ ...asked, pagamento: '2025-06-20#2' }], [{ ...credit, pagamento: '2025-06-20' }])).toEqual([
      [false, false],
    ]);
    const unnamed = { ...asked, valor: null };
    expect(claims([unnamed], [{ ...credit, pagamento: '2025-06-20' }])).toEqual([[false, false]]);
  });

  it('are claimed by a request of their payment under another assessment of the product only', () => {
    expect(claims([{ ...asked, id_apuracao: 'b' }], [credit])).toEqual([[false, true]]);
    expect(claims([{ ...asked, id_apuracao: 'c' }], [credit])).toEqual([[false, false]]);
    expect(claims([{ ...asked, id_apuracao: 'b', competencia: '06/2025' }], [credit])).toEqual([[false, false]]);
  });

  it('of files belong to the payment of their month, whose day may be corrected', () => {
    const corrected = { ...credit, pagoEm: '2025-06-20' };
    expect(claims([ofFiles], [corrected])).toEqual([[false, true]]);
    expect(claims([{ ...ofFiles, id_apuracao: 'b' }], [{ ...corrected, pagamento: '1' }])).toEqual([[false, true]]);
    // December has the payment of the annual 13º too.
    const december = { ...ofFiles, competencia: '12/2025', pago_em: '2026-01-25' };
    const both = [null, '1', '13-1'].map((pagamento) => ({
      ...{ ...credit, id_apuracao: 'b', mesCompetencia: 12, pagoEm: '2025-12-20', pagamento },
    }));
    expect(claims([december], both)).toEqual([
      [false, false],
      [false, true],
      [false, false],
    ]);
  });

  it('are received where the money of their payment came under another assessment', () => {
    expect(claims([{ ...paid, id_apuracao: 'b' }], [credit])).toEqual([[true, true]]);
    expect(claims([{ ...ofFilesPaid, id_apuracao: 'b' }], [{ ...credit, pagamento: '1' }])).toEqual([[true, true]]);
    expect(claims([{ ...paid, id_apuracao: 'b' }], [{ ...credit, pagamento: '2025-06-20#2' }])).toEqual([
      [false, false],
    ]);
  });

  it('of other theses than those of a payment are neither received nor claimed by it', () => {
    const thesis = (id_apuracao: string, tese: string) => ({
      ...{ id_apuracao, competencia: '05/2025', pagamento: '1', tese },
    });
    const elsewhere = { ...ofFilesPaid, id_apuracao: 'b' };
    const named = { ...credit, pagamento: '1' };
    expect(claims([elsewhere], [named], [thesis('a', 'A'), thesis('b', 'A')])).toEqual([[true, true]]);
    expect(claims([elsewhere], [named], [thesis('a', 'A'), thesis('b', 'B')])).toEqual([[false, false]]);
    expect(claims([ofFiles, elsewhere], [credit], [thesis('a', 'A'), thesis('b', 'B')])).toEqual([[false, true]]);
    const part = { ...elsewhere, valor: 40 };
    expect(partsOf([{ ...ofFiles, valor: 60 }, part], [credit], [thesis('a', 'A'), thesis('b', 'B')])).toEqual([
      [false, 100],
    ]);
  });

  it('are claimed for the amounts of their requests', () => {
    const first = { ...ofFiles, valor: 60 };
    const second = { ...ofFiles, pagamento: '2', valor: 40 };
    const both = [
      { ...credit, pagamento: '1' },
      { ...credit, pagamento: '2' },
    ];
    expect(partsOf([first], [credit])).toEqual([[false, 60]]);
    expect(partsOf([first, second], [credit])).toEqual([[false, 100]]);
    expect(partsOf([first, second], both)).toEqual([
      [false, 60],
      [false, 40],
    ]);
    const again = { ...first, id_apuracao: 'b' };
    const refused: OwnPayment = { ...ofFiles, situacao: 'INDEFERIDO', repetido: 60 };
    expect(partsOf([again, refused], [credit])).toEqual([[false, 100]]);
    expect(partsOf([{ ...paid, valor: null }], [credit])).toEqual([[true, 100]]);
  });
});
