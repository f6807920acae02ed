import { addDays, toDay } from '@restitui/brazil/day.ts';
import { describe, expect, it } from 'vitest';
import { appealCause, lateDecisionCause, unbookedFeeCause, unrequestedCause } from './refund-step-causes.ts';

const today = toDay('2026-11-20');
const due = { id_product: 'p1', pagamentos: 1, valor: 100.5 };

describe('alert on a late decision', { tags: ['D-27'] }, () => {
  it.each([
    [360, undefined],
    [361, 'p1 2025-11-24'],
  ])('after %i days is %s', (days, subject) => {
    expect(lateDecisionCause({ ...due, desde: addDays(today, -days) }, today)?.subject).toBe(subject);
  });

  it('names number, day, amount and the law', () => {
    const desde = toDay('2025-11-24');
    expect(lateDecisionCause({ ...due, desde }, today)?.message).toBe(
      '1 pedido de 24/11/2025, de R$ 100,50, espera o despacho: os 360 dias da Lei 11.457/2007 acabaram em 19/11/2026. Cobre a Receita.',
    );
    expect(lateDecisionCause({ ...due, desde, pagamentos: 2, valor: null }, today)?.message).toMatch(
      /^2 pedidos de 24\/11\/2025 esperam o despacho/,
    );
  });
});

it('alert on an appeal names its last day and what was denied', { tags: ['D-27'] }, () => {
  expect(appealCause({ ...due, desde: today }, today)).toEqual({
    ...{ kind: 'RECURSO_A_VENCER', subject: 'p1 2026-11-20' },
    message:
      '1 pedido, com R$ 100,50 negados: o recurso vence em 18/12/2026, contado do despacho de 20/11/2026. Confira o dia da ciência.',
  });
});

it.each([
  ['2026-12-18', 'vence'],
  ['2026-12-19', 'venceu'],
])('alert on an appeal on %s: it %s', { tags: ['D-27'] }, (day, verb) => {
  const { message } = appealCause({ ...due, desde: today }, toDay(day));
  expect(message).toContain(`o recurso ${verb} em 18/12/2026`);
});

describe('alert on a rectified month without a request', { tags: ['D-27'] }, () => {
  const month = { id_apuracao: 'a1', competencia: '05/2025', valor: 80, prescreve_em: toDay('2030-06-20') };

  it.each([
    ['2026-10-22T12:00:00.000Z', undefined],
    ['2026-10-21T12:00:00.000Z', 'RETIFICADORA_SEM_PEDIDO'],
  ])('registered on %s is %s', (at, kind) => {
    expect(unrequestedCause({ ...month, at }, today)?.kind).toBe(kind);
  });

  it('ends with the limitation, and names its day before', () => {
    const at = '2026-10-01T12:00:00.000Z';
    expect(unrequestedCause({ ...month, at, prescreve_em: toDay('2026-11-19') }, today)).toBeUndefined();
    expect(unrequestedCause({ ...month, at }, today)?.message).toBe(
      'A retificadora de 05/2025 está sem mudança desde 01/10/2026 e R$ 80,00 não foram pedidos. Prescreve em 20/06/2030.',
    );
  });
});

it('names money that arrived without its fee, by product and day', { tags: ['D-27', 'D-35'] }, () => {
  const money = { id_product: 'p1', recebido_em: toDay('2026-11-10'), pagamentos: 2, valor: 160.97 };
  expect(unbookedFeeCause(money)).toEqual({
    kind: 'HONORARIO_A_LANCAR',
    subject: 'p1 2026-11-10',
    message:
      'A Receita devolveu R$ 160,97 em 10/11/2026, de 2 pagamentos, e o honorário não foi lançado. Lance-o ou diga por que não há.',
  });
});
