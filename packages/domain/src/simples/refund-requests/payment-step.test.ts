import { toDay } from '@restitui/brazil/day.ts';
import { describe, expect, it } from 'vitest';
import {
  appealUntil,
  deadlineOfStep,
  decisionDueOn,
  dueStepsOn,
  isFollowed,
  type PaymentFacts,
  stepOfPayment,
} from './payment-step.ts';
import type { RefundRequest } from './refund-requests.api.ts';

const request: RefundRequest = {
  ...{ teses: [], tipo: 'RESTITUICAO' },
  ...{ competencia: '05/2025', pagamento: '2025-06-20', das: null, banco: null, pago_em: '2025-06-20' },
  ...{ declaracao: '', presumido: false, principal: null, cofins: 80, pis: 20, total: 100 },
  ...{ prescreve_em: '2030-06-20', total_editado: null, situacao: 'A_PEDIR', data: null, protocolo: '' },
  ...{ valor_pedido: null, retificadora: '', despacho: null, recurso: null, recebido: null },
  ...{ alterado_por: null, version: 0, em_outra_apuracao: null },
};
const asked = { situacao: 'PEDIDO', data: '2026-11-10', valor_pedido: 100 } as const;
const denial = { data: '2026-11-20', resultado: 'INDEFERIDO', valor: 0, motivo: 'Sem prova' } as const;
const partial = { ...denial, resultado: 'DEFERIDO_EM_PARTE', valor: 60 } as const;
const recebido = { data: '2026-11-24', valor: 110 };
const elsewhere = { id_apuracao: 'a1', apuracao: 'Apuração 1', data: '2026-11-20', protocolo: '' };

describe('step of a payment', () => {
  const done = { fee: 'COBRADO' } as const;
  it.each<[Partial<RefundRequest>, Partial<PaymentFacts>, string]>([
    [{}, { isMirrorOpen: true }, 'CONFERIR'],
    [{}, {}, 'RETIFICAR'],
    [{ retificadora: '11222333202505002' }, {}, 'PEDIR'],
    [{ retificadora: '11222333202505002' }, { isMirrorOpen: true }, 'PEDIR'],
    [asked, { isMirrorOpen: true }, 'DESPACHO'],
    [{ ...asked, situacao: 'DEFERIDO' }, {}, 'DINHEIRO'],
    [{ ...asked, situacao: 'INDEFERIDO' }, {}, 'NEGADO'],
    [{ ...asked, situacao: 'PAGO' }, done, 'DINHEIRO'],
    [{ ...asked, situacao: 'PAGO', recebido }, {}, 'HONORARIO'],
    [{ ...asked, situacao: 'PAGO', recebido }, { fee: 'A_LANCAR' }, 'HONORARIO'],
    [{ ...asked, situacao: 'PAGO', recebido }, { fee: 'LANCADO' }, 'HONORARIO'],
    [{ ...asked, situacao: 'PAGO', recebido }, done, 'CONCLUIDO'],
  ])('with %j and %j is %s', (change, facts, step) => {
    const known = { isMirrorOpen: false, fee: undefined, ...facts } as const;
    expect(stepOfPayment({ request: { ...request, ...change }, ...known })).toBe(step);
  });

  it.each<[Partial<RefundRequest>, boolean]>([
    [{}, true],
    [{ prescreve_em: '2026-11-20' }, true],
    [{ prescreve_em: '2026-11-19' }, false],
    [{ prescreve_em: '2026-11-19', ...asked }, true],
    [{ em_outra_apuracao: { ...elsewhere, situacao: 'PEDIDO' } }, false],
    [{ em_outra_apuracao: { ...elsewhere, situacao: 'INDEFERIDO' } }, true],
  ])('is followed with %j: %s', (change, followed) => {
    expect(isFollowed({ ...request, ...change }, '2026-11-20')).toBe(followed);
  });
});

describe('deadline of a step', { tags: ['D-34'] }, () => {
  const dayOf = (step: Parameters<typeof deadlineOfStep>[0], change: Partial<RefundRequest> = {}) =>
    deadlineOfStep(step, { ...request, ...change })?.day;

  it('is the limitation until the request', () => {
    expect([dayOf('CONFERIR'), dayOf('RETIFICAR'), dayOf('PEDIR')]).toEqual(Array(3).fill('2030-06-20'));
  });

  it('is 360 days from the request for the decision', () => {
    expect(dayOf('DESPACHO', asked)).toBe('2027-11-05');
  });

  it('is 20 days from Monday to Friday after a denial or a partial grant, marked as general knowledge', () => {
    expect(deadlineOfStep('NEGADO', { ...request, despacho: denial })).toMatchObject({
      ...{ day: '2026-12-18', label: 'Recurso até', isGeneral: true },
    });
    expect(dayOf('DINHEIRO', { despacho: partial })).toBe('2026-12-18');
    expect(deadlineOfStep('PEDIR', request)?.isGeneral).toBe(false);
  });

  it('of an appeal from a partial decision lasts while the fee of a used compensation is entered', () => {
    const used = { despacho: partial, recebido: { ...recebido, data: '2026-11-10' } };
    expect([dayOf('HONORARIO', used), dayOf('CONCLUIDO', used)]).toEqual(['2026-12-18', '2026-12-18']);
    expect(dayOf('HONORARIO', { despacho: partial, recebido })).toBeUndefined();
  });

  it('of an appeal ends with the appeal', () => {
    const recurso = { data: '2026-11-24', protocolo: '1.234' };
    expect(dayOf('NEGADO', { despacho: denial, recurso })).toBeUndefined();
    expect(dayOf('DINHEIRO', { despacho: partial, recurso })).toBeUndefined();
  });

  it('does not exist for a full grant, for a denial without a day, and for fees', () => {
    expect(dayOf('DINHEIRO', { despacho: { ...denial, resultado: 'DEFERIDO' } })).toBeUndefined();
    expect(dayOf('NEGADO')).toBeUndefined();
    expect([dayOf('HONORARIO', { despacho: partial }), dayOf('CONCLUIDO'), dayOf('DESPACHO')]).toEqual([
      ...[undefined, undefined, undefined],
    ]);
  });
});

describe('due steps', () => {
  const today = toDay('2026-11-23');

  it('are requests whose decision was due before the day', () => {
    const { overdueBefore } = dueStepsOn(today);
    expect(decisionDueOn(overdueBefore)).toBe(today);
    expect(overdueBefore).toBe('2025-11-28');
  });

  it('are decisions whose appeal is running or ended within the last weeks', () => {
    const { appealableSince } = dueStepsOn(today);
    expect(appealableSince).toBe('2026-09-24');
    expect(appealUntil(appealableSince)).toBe('2026-10-22');
  });

  it.each([
    ['a Friday', '2026-11-20', '2026-12-18'],
    ['a Saturday', '2026-11-21', '2026-12-18'],
    ['a Sunday', '2026-11-22', '2026-12-18'],
    ['a Monday', '2026-11-23', '2026-12-21'],
  ])('of a decision on %s have their last day after 20 days from Monday to Friday', (_, decided, last) => {
    expect(appealUntil(toDay(decided))).toBe(last);
  });
});
