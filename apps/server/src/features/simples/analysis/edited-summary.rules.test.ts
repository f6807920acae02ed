import { roundedCents } from '@restitui/brazil/money.ts';
import { describe, expect, it } from 'vitest';
import { monthRow } from '../../../../test/analysis-result.ts';
import { editedRow } from './edited-row.rules.ts';
import { countedTotal, editedSummary } from './edited-summary.rules.ts';

/**
 * Splits a corrected total of a month whose computed total is 100: by default 60 on a payment of last year and 40 on an
 * expired one.
 */
function corrected(valor: number, { alive = 60, expired = 40 } = {}) {
  const computed = monthRow('05/2021', { total_a_restituir: 100, alertas: [{ codigo: 'PRESCRITO', texto: 'x' }] });
  const by = { nome: 'Ana', at: '2026-11-20T12:00:00.000Z', motivo: 'Nota cancelada' };
  const row = editedRow(computed, { valor: roundedCents(valor), calculado: roundedCents(100), ...by });
  const slice = { prescreve_em: '2030-01-01', pago_em: '2025-01-01' };
  const fatias = [
    { ...slice, valor: alive, prescrito: false },
    { ...slice, valor: expired, prescrito: true },
  ];
  const { total_a_restituir, prescrito } = editedSummary({ total_a_restituir: 160, prescrito: 45, nao_pago: 3 }, [
    { row, fatias },
  ]);
  // The other months of the sum have 100.
  expect(countedTotal({ row, fatias })).toBe(total_a_restituir - 100);
  return [total_a_restituir, prescrito];
}

describe('allocation of a corrected total to the payments of its month', { tags: ['W-126'] }, () => {
  it.each([
    [100, 160, 45],
    [80, 160, 25],
    [60, 160, 5],
    [10.5, 110.5, 5],
    [0, 100, 5],
    [120, 160, 65],
  ])('allocates %d as %d refundable and %d expired, never below zero', (valor, ...sums) => {
    expect(corrected(valor)).toEqual(sums);
  });

  it('leaves the excess over all payments out of every sum', () => {
    expect(corrected(120, { expired: 30 })).toEqual([160, 45]);
    expect(corrected(50, { expired: 30 })).toEqual([150, 15]);
  });
});
