import { describe, expect, it } from 'vitest';
import { type EnteredStep, refundStep } from './refund-step.ts';
import { refusalOfStep, type SteppedPayment } from './refund-step-rules.ts';

const toAsk: SteppedPayment = {
  ...{ teses: [], tipo: 'RESTITUICAO' },
  ...{ competencia: '05/2025', pago_em: '2025-06-20', declaracao: '11222333202505001', total: 100 },
  ...{ situacao: 'A_PEDIR', data: null, valor_pedido: null, despacho: null, recebido: null },
};
const fromFiles: SteppedPayment = { ...toAsk, teses: [{ tese: 'ICMS', nome: 'ICMS', credito: 100 }] };
const asked: SteppedPayment = { ...toAsk, situacao: 'PEDIDO', data: '2026-11-10', valor_pedido: 90 };
const despacho = { data: '2026-11-15', resultado: 'DEFERIDO', valor: 90, motivo: '' } as const;
const granted: SteppedPayment = { ...asked, situacao: 'DEFERIDO', despacho };
const paid: SteppedPayment = { ...granted, situacao: 'PAGO', recebido: { data: '2026-11-18', valor: 95 } };
const denied: SteppedPayment = { ...asked, situacao: 'INDEFERIDO', despacho: { ...despacho, resultado: 'INDEFERIDO' } };

const used: SteppedPayment = {
  ...{ ...asked, tipo: 'COMPENSACAO', situacao: 'PAGO', recebido: { data: '2026-11-10', valor: 95 } },
};

const usedPartly: SteppedPayment = {
  ...used,
  despacho: { ...despacho, resultado: 'DEFERIDO_EM_PARTE', valor: 60 },
  recebido: { data: '2026-11-10', valor: 63 },
};
const leaving = (uso_mantido: number, valor?: number): EnteredStep => ({
  ...{ passo: 'DESPACHO', data: '2026-11-15', motivo: 'Sem prova', uso_mantido },
  ...(valor === undefined ? { resultado: 'INDEFERIDO' } : { resultado: 'DEFERIDO_EM_PARTE', valor }),
});

const place = { today: '2026-11-20', cnpj: '11222333000181' };
const codeOf = (step: EnteredStep, payment: SteppedPayment, at = place) =>
  refusalOfStep(refundStep.parse(step), payment, at)?.error.code;
const number = (numero: string): EnteredStep => ({ passo: 'RETIFICADORA', numero });
const request = (data = '2026-11-12') => ({ passo: 'PEDIDO' as const, data, protocolo: '1.234' });
const decision = (data: string, resultado: 'DEFERIDO' | 'INDEFERIDO' = 'DEFERIDO'): EnteredStep => ({
  ...{ passo: 'DESPACHO', data, resultado },
  motivo: 'Sem prova',
});
const partly = (valor: number): EnteredStep => ({
  ...{ passo: 'DESPACHO', data: '2026-11-15', resultado: 'DEFERIDO_EM_PARTE' },
  ...{ valor, motivo: 'Nota cancelada' },
});
const appeal = (data = '2026-11-16'): EnteredStep => ({ passo: 'RECURSO', data, protocolo: '1.234' });
const partial: SteppedPayment = { ...granted, despacho: { ...despacho, resultado: 'DEFERIDO_EM_PARTE' } };
const money = (data: string): EnteredStep => ({ passo: 'DINHEIRO', data, valor: 1000 });

describe('refusal of a step', () => {
  it.each<[string, EnteredStep, SteppedPayment, string | undefined]>([
    ['the next number', number('11222333202505002'), toAsk, undefined],
    ['no number', number(''), toAsk, undefined],
    ['a number that is too short', number('1122233320250500'), toAsk, 'refund_number_format'],
    ['a number with a letter in its sequence', number('112223332025050A1'), toAsk, 'refund_number_format'],
    ['a receipt of a payment with theses', number('12.34.56-78'), fromFiles, undefined],
    ['the use of a declared compensation', money('2026-11-10'), { ...asked, tipo: 'COMPENSACAO' }, undefined],
    ['a number of another company', number('99222333202505002'), toAsk, 'refund_number_root'],
    ['a number of another month', number('11222333202506002'), toAsk, 'refund_number_month'],
    ['the number of the analysed declaration', number('11222333202505001'), toAsk, 'refund_number_original'],
    [
      'an original without a known declaration',
      number('11222333202505001'),
      { ...toAsk, declaracao: '' },
      'refund_number_original',
    ],
    ['a request of today', request('2026-11-20'), toAsk, undefined],
    ['a corrected request', request(), asked, undefined],
    ['a compensation of a DAS', { ...request(), tipo: 'COMPENSACAO' }, toAsk, 'refund_das_not_compensated'],
    ['a compensation of a payment with theses', { ...request(), tipo: 'COMPENSACAO' }, fromFiles, undefined],
    ['a request of tomorrow', request('2026-11-21'), toAsk, 'refund_day_future'],
    ['a request before the payment', request('2025-06-19'), toAsk, 'refund_before_payment'],
    ['a request after its decision', request(), granted, 'refund_already_decided'],
    ['a request after its money', request(), paid, 'refund_already_decided'],
    ['a decision on the day of the request', decision('2026-11-10'), asked, undefined],
    ['a decision without a request', decision('2026-11-10'), toAsk, 'refund_not_requested'],
    ['a decision before the request', decision('2026-11-09'), asked, 'refund_decision_before_request'],
    ['a decision of tomorrow', decision('2026-11-21'), asked, 'refund_day_future'],
    ['a partial grant', partly(89.99), asked, undefined],
    ['a partial grant of the whole', partly(90), asked, 'refund_granted_beyond'],
    ['a decision that is corrected', decision('2026-11-16', 'INDEFERIDO'), granted, undefined],
    ['a corrected decision after the money', decision('2026-11-19'), paid, 'refund_received_before'],
    ['a decision after the use of a compensation', decision('2026-11-19'), used, undefined],
    ['a denial after the use of a compensation', decision('2026-11-19', 'INDEFERIDO'), used, undefined],
    ['a partial decision after the use of a compensation', partly(89.99), used, undefined],
    ['a decision before a used compensation', decision('2026-11-09'), used, 'refund_decision_before_request'],
    ['a denial that leaves no use', leaving(0), used, undefined],
    ['a partial decision that leaves a part of the use', leaving(63, 60), used, undefined],
    ['a partial decision that leaves all of the use', leaving(95, 89), used, undefined],
    ['a partial decision that leaves more than was used', leaving(95.01, 89), used, 'refund_use_beyond'],
    ['a partial decision that leaves no use', leaving(0, 60), used, 'refund_use_none'],
    ['a partial decision that is sent again', leaving(63, 60), usedPartly, undefined],
    ['a larger partial decision with a larger use', leaving(84, 80), usedPartly, undefined],
    ['a larger partial decision with the same use', leaving(63, 80), usedPartly, undefined],
    ['a larger partial decision with less use', leaving(62.99, 80), usedPartly, 'refund_use_below'],
    ['a larger partial decision without the use', partly(80), usedPartly, 'refund_use_unknown'],
    [
      'a decision on the whole after a partial one without the use',
      decision('2026-11-15'),
      usedPartly,
      'refund_use_unknown',
    ],
    ['a smaller partial decision after a partial one', leaving(42, 40), usedPartly, undefined],
    ['a denial after a partial decision', leaving(0), usedPartly, undefined],
    ['another use after the same partial decision', leaving(62, 60), usedPartly, 'refund_use_not_taken'],
    ['the use of a payment that was not used', leaving(0), asked, 'refund_use_not_taken'],
    ['the use of a refund', leaving(0), paid, 'refund_use_not_taken'],
    [
      'the use after a decision on the whole',
      { passo: 'DESPACHO', data: '2026-11-15', resultado: 'DEFERIDO', uso_mantido: 10 },
      used,
      'refund_use_not_taken',
    ],
    ['corrected use of a decided compensation', money('2026-11-11'), { ...used, despacho }, undefined],
    ['use before the compensation', money('2026-11-09'), { ...used, despacho }, 'refund_received_before'],
    ['a denial after the money', decision('2026-11-15', 'INDEFERIDO'), paid, 'refund_already_received'],
    ['an appeal on the day of a denial', appeal('2026-11-15'), denied, undefined],
    ['an appeal against a partial grant', appeal(), partial, undefined],
    ['an appeal against a full grant', appeal(), granted, 'refund_not_appealable'],
    ['an appeal without a decision', appeal(), asked, 'refund_not_appealable'],
    ['an appeal before the decision', appeal('2026-11-14'), denied, 'refund_appeal_before_decision'],
    ['an appeal of tomorrow', appeal('2026-11-21'), denied, 'refund_day_future'],
    ['money on the day of the decision', money('2026-11-15'), granted, undefined],
    ['corrected money', money('2026-11-19'), paid, undefined],
    ['money before the decision', money('2026-11-14'), granted, 'refund_received_before'],
    [
      'money before the request of a grant without a day',
      money('2026-11-09'),
      { ...granted, despacho: null },
      'refund_received_before',
    ],
    ['money of tomorrow', money('2026-11-21'), granted, 'refund_day_future'],
    ['money without a decision', money('2026-11-15'), asked, 'refund_not_granted'],
    ['money of a denied request', money('2026-11-15'), denied, 'refund_not_granted'],
    ['money without a request', money('2026-11-15'), toAsk, 'refund_not_granted'],
  ])('for %s', (_, step, payment, code) => {
    expect(codeOf(step, payment)).toBe(code);
  });

  it('compares no root for a person, and names the requested amount of a partial grant', () => {
    expect(codeOf(number('99222333202505002'), toAsk, { ...place, cnpj: '52998224725' })).toBeUndefined();
    const { field, message } = refusalOfStep(refundStep.parse(partly(200)), asked, place) ?? {};
    expect([field, message]).toEqual(['valor', 'O valor deferido em parte é menor que o pedido (R$ 90,00).']);
  });
});
