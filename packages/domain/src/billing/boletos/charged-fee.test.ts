import { describe, expect, it } from 'vitest';
import {
  type ChargedFee,
  chargedOriginText,
  chargedPaymentText,
  chargedShareText,
  chargedTotals,
} from './charged-fee.ts';

const fee: ChargedFee = {
  ...{ id_credit: 'c', typeServico: 'PIS_COFINS_MONOFASICO_PARA_SN', competencia: '05/2025', pago_em: '2025-06-20' },
  ...{ protocolo: '10001.10002', recebido: 110.97, percentual: 15.5, honorario: 17.2, valor: 17.2 },
};
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('fee that a boleto charges', () => {
  it('names month and payment, and the annual 13º', () => {
    expect(chargedPaymentText(fee)).toBe('05/2025, DAS de 20/06/2025');
    const payroll = { ...fee, typeServico: 'PREVIDENCIARIO' } as const;
    expect(chargedPaymentText({ ...payroll, competencia: '13/2024' })).toBe('13º/2024, DARF de 20/06/2025');
    expect(chargedPaymentText({ ...fee, typeServico: 'SUBVENCAO' })).toBe('05/2025, pagamento de 20/06/2025');
    expect(chargedPaymentText({ ...fee, pago_em: null })).toBe('05/2025');
    expect(chargedPaymentText({ ...fee, competencia: null, pago_em: null })).toBe('Crédito sem mês');
  });

  it('names product and protocol', () => {
    expect(chargedOriginText(fee)).toBe('PIS/COFINS monofásico, protocolo 10001.10002');
    expect(chargedOriginText({ ...fee, protocolo: '' })).toBe('PIS/COFINS monofásico');
  });

  it('shows how it is computed, its whole where a part is charged, and that it changed afterwards', () => {
    expect(plain(chargedShareText(fee))).toBe('15,50% de R$ 110,97');
    expect(plain(chargedShareText({ ...fee, valor: 10 }))).toBe('15,50% de R$ 110,97 = R$ 17,20, cobrado em parte');
    const changed = (honorario: number) => plain(chargedShareText({ ...fee, recebido: 90, honorario }));
    expect(changed(13.95)).toBe('Hoje 15,50% de R$ 90,00 = R$ 13,95: os honorários mudaram depois da cobrança');
    expect(changed(0)).toBe('Honorários retirados depois da cobrança');
  });

  it('is summed to the cent, apart from what the boleto charges besides', () => {
    const fees = [fee, { ...fee, recebido: 0.1, valor: 0.2 }];
    expect(chargedTotals(fees, 17.4)).toEqual({ recebido: 111.07, honorarios: 17.4, outros: 0 });
    expect(chargedTotals(fees, 20)).toMatchObject({ outros: 2.6 });
    expect(chargedTotals([], 20)).toEqual({ recebido: 0, honorarios: 0, outros: 20 });
  });
});
