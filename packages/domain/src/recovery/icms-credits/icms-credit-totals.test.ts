import { describe, expect, it } from 'vitest';
import { icmsTotals, icmsTotalsAfterChange } from './icms-credit-totals.ts';

const row = {
  ...{ credPisOriginal: 100.1, credPisOrigUtilizado: 40.05, credPisPago: 10 },
  ...{ credCofinsOriginal: 460.2, credCofinsOrigUtilizado: 500, credCofinsPago: 0 },
};

describe('ICMS credit totals', { tags: ['W-493', 'W-494'] }, () => {
  it('are zero for no rows', () => {
    const none = { original: 0, utilizado: 0, pago: 0, saldo: 0 };
    expect(icmsTotals([])).toEqual({ pis: none, cofins: none, saldo: 0 });
  });

  it('compute the balance as original minus used minus paid, possibly negative', () => {
    expect(icmsTotals([row])).toEqual({
      pis: { original: 100.1, utilizado: 40.05, pago: 10, saldo: 50.05 },
      cofins: { original: 460.2, utilizado: 500, pago: 0, saldo: -39.8 },
      saldo: 10.25,
    });
  });

  it('are the same for sums as for the rows', () => {
    const rows = Array.from({ length: 37 }, (_, i) => ({ ...row, credPisOriginal: i * 0.1, credCofinsPago: i * 3.33 }));
    const fields = Object.keys(row) as (keyof typeof row)[];
    const cents = (field: keyof typeof row) => rows.reduce((sum, each) => sum + Math.round(each[field] * 100), 0);
    const summed = Object.fromEntries(fields.map((field) => [field, cents(field) / 100])) as typeof row;
    expect(icmsTotals(rows)).toEqual(icmsTotals([summed]));
  });

  it('are the same after a changed row as when recomputed from all rows', () => {
    const changed = { ...row, credPisPago: 0.07, credCofinsOriginal: 1234.56 };
    expect(icmsTotalsAfterChange(icmsTotals([row, row]), row, changed)).toEqual(icmsTotals([row, changed]));
  });
});
