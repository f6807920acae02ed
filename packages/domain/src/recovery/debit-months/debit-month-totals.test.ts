import { describe, expect, it } from 'vitest';
import { debitTotals, monthPayment, monthSituation, totalUsedOf } from './debit-month-totals.ts';

describe('debit month totals', { tags: ['W-492', 'D-22'] }, () => {
  it('sums the items to totalUsed, exact to the cent', () => {
    expect(totalUsedOf([])).toBe(0);
    expect(totalUsedOf([{ value: 0.1 }, { value: 0.2 }, { value: 1000 }])).toBe(1000.3);
  });

  it('sums credit, used, paid, open and balance', () => {
    expect(debitTotals([])).toEqual({ credit: 0, used: 0, paid: 0, open: 0, balance: 0 });
    const months = [
      { credit: 100.1, totalUsed: 50.2, isPaid: true },
      { credit: 0, totalUsed: 70.3, isPaid: false },
      { credit: 10, totalUsed: 0, isPaid: true },
    ];
    expect(debitTotals(months)).toEqual({ credit: 110.1, used: 120.5, paid: 50.2, open: 70.3, balance: -10.4 });
  });

  it.each([
    [0.01, true, 'pago'],
    [0.01, false, 'aberto'],
    [0, true, 'sem_valor'],
    [0, false, 'sem_valor'],
  ] as const)('describes the payment of %d used, marked as paid: %s, as %s', (totalUsed, isPaid, payment) => {
    expect(monthPayment({ totalUsed, isPaid })).toBe(payment);
  });

  it.each([
    [100, 40, 'disponivel'],
    [100, 100, 'indisponivel'],
    [0, 0, 'indisponivel'],
    [100, 100.01, 'negativo'],
    [0, 1, 'negativo'],
  ] as const)('classifies a credit of %d with %d used as %s', { tags: ['W-452'] }, (credit, totalUsed, situation) => {
    expect(monthSituation({ credit, totalUsed })).toBe(situation);
  });
});
