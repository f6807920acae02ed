import { describe, expect, it } from 'vitest';
import { compensationTotals } from './compensation-totals.ts';

describe('compensationTotals', { tags: ['W-449'] }, () => {
  it('sums by tax and overall, exact to the cent', () => {
    expect(compensationTotals([])).toEqual({ tributos: { PIS_PASEP: 0, COFINS: 0, IRPJ: 0, CSLL: 0 }, total: 0 });
    const rows = [
      { tributo: 'COFINS', value: 0.1 },
      { tributo: 'IRPJ', value: 100 },
      { tributo: 'COFINS', value: 0.2 },
      { tributo: 'CSLL', value: 9.99 },
      { tributo: 'PIS_PASEP', value: 1.01 },
    ] as const;
    expect(compensationTotals(rows)).toEqual({
      tributos: { PIS_PASEP: 1.01, COFINS: 0.3, IRPJ: 100, CSLL: 9.99 },
      total: 111.3,
    });
  });
});
