import { describe, expect, it } from 'vitest';
import { icmsTotals, movedIcmsTotals } from './icms-credit-totals.ts';

const row = {
  ...{ credPisOriginal: 100.1, credPisOrigUtilizado: 40.05, credPisPago: 10 },
  ...{ credCofinsOriginal: 460.2, credCofinsOrigUtilizado: 500, credCofinsPago: 0 },
};

describe('W-493 W-494 what the control of ICMS credits adds up to', () => {
  it('nothing of nothing', () => {
    const none = { original: 0, utilizado: 0, pago: 0, saldo: 0 };
    expect(icmsTotals([])).toEqual({ pis: none, cofins: none, saldo: 0 });
  });

  it('the balance is the original less what was used and what was paid; it may fall below zero', () => {
    expect(icmsTotals([row])).toEqual({
      pis: { original: 100.1, utilizado: 40.05, pago: 10, saldo: 50.05 },
      cofins: { original: 460.2, utilizado: 500, pago: 0, saldo: -39.8 },
      saldo: 10.25,
    });
  });

  it('of sums it is the same as of the rows', () => {
    const rows = Array.from({ length: 37 }, (_, i) => ({ ...row, credPisOriginal: i * 0.1, credCofinsPago: i * 3.33 }));
    const fields = Object.keys(row) as (keyof typeof row)[];
    const cents = (field: keyof typeof row) => rows.reduce((sum, each) => sum + Math.round(each[field] * 100), 0);
    const summed = Object.fromEntries(fields.map((field) => [field, cents(field) / 100])) as typeof row;
    expect(icmsTotals(rows)).toEqual(icmsTotals([summed]));
  });

  it('after one row changed it is the same as of all rows anew', () => {
    const changed = { ...row, credPisPago: 0.07, credCofinsOriginal: 1234.56 };
    expect(movedIcmsTotals(icmsTotals([row, row]), row, changed)).toEqual(icmsTotals([row, changed]));
  });
});
