import { describe, expect, it } from 'vitest';
import { monthRow } from '../../../test/analysis-result.ts';
import { editedRow } from './analysis-on-wire.ts';
import { editedSummary } from './edited-summary.ts';

/** 100 were computed: 60 on a payment of last year, 40 on one that lapsed, and what no payment covers. */
function corrected(valor: number, { alive = 60, lapsed = 40 } = {}) {
  const computed = monthRow('05/2021', { total_a_restituir: 100, alertas: [{ codigo: 'PRESCRITO', texto: 'x' }] });
  const by = { valor, calculado: 100, nome: 'Ana', at: '2026-11-20T12:00:00.000Z' };
  const row = editedRow(computed, by as Parameters<typeof editedRow>[1]);
  const slice = { prescreve_em: '2030-01-01', pago_em: '2025-01-01' };
  const fatias = [
    { ...slice, valor: alive, prescrito: false },
    { ...slice, valor: lapsed, prescrito: true },
  ];
  const { total_a_restituir, prescrito } = editedSummary({ total_a_restituir: 160, prescrito: 45, nao_pago: 3 }, [
    { row, fatias },
  ]);
  return [total_a_restituir, prescrito];
}

describe('W-126 a corrected total lies on the payments behind its month', () => {
  it.each([
    [100, 160, 45],
    [80, 160, 25],
    [60, 160, 5],
    [10.5, 110.5, 5],
    [0, 100, 5],
    [120, 160, 65],
  ])('%d: %d to be refunded, %d lapsed, never below zero', (valor, ...sums) => {
    expect(corrected(valor)).toEqual(sums);
  });

  it('what is more than all payments together is in no sum', () => {
    expect(corrected(120, { lapsed: 30 })).toEqual([160, 45]);
    expect(corrected(50, { lapsed: 30 })).toEqual([150, 15]);
  });
});
