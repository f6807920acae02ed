import { diagnosisTexts } from '@restitui/domain/simples/analysis/diagnosis.ts';
import { exampleRow } from '@restitui/domain/simples/analysis/example-rows.ts';
import { describe, expect, it } from 'vitest';
import { axisTicks, barTotals, labelEvery, monthBars } from './month-bars.ts';

describe('bars of the months', () => {
  it('add PIS and COFINS to the cent, earliest month first', () => {
    const rows = [exampleRow(), exampleRow({ competencia: '12/2024', total_a_restituir: 10 })];
    expect(monthBars(rows)).toEqual([
      { competencia: '12/2024', pago: 265.29, devido: 106.05, restituir: 10 },
      { competencia: '05/2025', pago: 265.29, devido: 106.05, restituir: 159.24 },
    ]);
  });

  it('exclude months that could not be calculated from the totals', () => {
    const bars = monthBars([
      exampleRow(),
      exampleRow({ competencia: '06/2025', diagnostico: diagnosisTexts.erro, pis_devido: 0, total_a_restituir: 0 }),
    ]);
    expect(bars[1]).toEqual({ competencia: '06/2025', pago: 265.29, devido: null, restituir: 0 });
    expect(barTotals(bars)).toEqual({ meses: 1, pago: 265.29, devido: 106.05, restituir: 159.24 });
  });

  it.each([
    [0, [0]],
    [265.29, [0, 100, 200, 300]],
    [1000, [0, 250, 500, 750, 1000]],
    [13_250.13, [0, 5000, 10_000, 15_000]],
  ])('have round steps up to %d', (max, ticks) => {
    expect(axisTicks(max)).toEqual(ticks);
  });

  it('label as many months as fit', () => {
    expect(labelEvery(12, 800, 60)).toBe(1);
    expect(labelEvery(60, 800, 60)).toBe(6);
    expect(labelEvery(60, 260, 60)).toBe(24);
  });
});
