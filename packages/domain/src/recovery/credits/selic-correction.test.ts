import { integerCents } from '@restitui/brazil/money.ts';
import { addMonths, compareTaxMonths, type TaxMonth, taxMonthOf } from '@restitui/brazil/tax-month.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SelicMonth } from '../../operations/lookups/selic-series.ts';
import { correctBySelic, percentOfCents } from './selic-correction.ts';

const published: Record<number, string> = {
  2024: '0.97 0.80 0.83 0.89 0.83 0.79 0.91 0.87 0.84 0.93 0.79 0.93',
  2025: '1.01 0.99 0.96 1.06 1.14 1.10 1.28 1.16 1.22 1.28 1.05 1.22',
  2026: '1.16 1.00 1.21 1.09 1.07 1.12 1.22 1.09',
};
const series = Object.entries(published).flatMap(([year, rates]) =>
  rates.split(' ').map((valor, i): SelicMonth => ({ data: `01/${String(i + 1).padStart(2, '0')}/${year}`, valor })),
);
const at = (text: string) => text as TaxMonth;
const correct = (value: number, from: string, to: string, of = series) =>
  correctBySelic({ value, from: at(from), to: at(to) }, of);

describe('correctBySelic', { tags: ['D-34'] }, () => {
  it.each([
    ['S1', 159_24, '06/2025', '09/2026', '17.17', 186_58],
    ['S2', 159_24, '04/2024', '09/2026', '30.32', 207_52],
    ['S3, used in the month of payment', 880_38, '09/2026', '09/2026', '0.00', 880_38],
    ['S3, used in the month after', 880_38, '09/2026', '10/2026', '1.00', 889_18],
    ['used before it was paid', 880_38, '09/2026', '08/2026', '0.00', 880_38],
  ])('computes the worked example %s', (_, value, from, to, percentual, corrigido) => {
    expect(correct(value, from, to)).toMatchObject({ percentual, corrigido, correcao: corrigido - value });
  });

  it('lists the factors by month, with the 1% of the month of use last', () => {
    const { fatores, ate, faltantes } = correct(100_00, '05/2026', '08/2026');
    expect(fatores).toEqual([
      { competencia: '06/2026', percentual: '1.12', isOfUse: false },
      { competencia: '07/2026', percentual: '1.22', isOfUse: false },
      { competencia: '08/2026', percentual: '1.00', isOfUse: true },
    ]);
    expect([ate, faltantes]).toEqual(['08/2026', []]);
  });

  it('ends before a closed month missing from the series, names it, and adds no 1%', () => {
    expect(correct(100_00, '06/2026', '11/2026')).toMatchObject({
      percentual: '2.31',
      corrigido: 102_31,
      ate: '08/2026',
      faltantes: ['09/2026', '10/2026'],
    });
    const gap = series.filter(({ data }) => data !== '01/07/2026');
    expect(correct(100_00, '05/2026', '09/2026', gap)).toMatchObject({
      percentual: '1.12',
      ate: '06/2026',
      faltantes: ['07/2026'],
    });
    expect(correct(100_00, '09/2026', '11/2026')).toMatchObject({
      percentual: '0.00',
      ate: null,
      faltantes: ['10/2026'],
    });
  });

  it('never applies the rate of the month of use, even if it is published', () => {
    expect(correct(100_00, '07/2026', '08/2026').percentual).toBe('1.00');
  });

  it('rounds half up, once, at the end', () => {
    const half = [{ data: '01/01/2025', valor: '0.50' }];
    expect(correct(100, '12/2024', '02/2025', half)).toMatchObject({ percentual: '1.50', corrigido: 102 });
    expect(percentOfCents(integerCents(50), '1')).toBe(1);
    expect(percentOfCents(integerCents(49), '1')).toBe(0);
    expect(percentOfCents(integerCents(1_000_00), '12.5')).toBe(125_00);
  });
});

/**
 * Independent implementation from the text of the law, in millionths of a percent and without intermediate months.
 */
function correctIndependently(value: number, from: TaxMonth, to: TaxMonth): number {
  const index = (taxMonth: TaxMonth) => Number(taxMonth.slice(3)) * 12 + Number(taxMonth.slice(0, 2));
  let millionths = index(to) > index(from) ? 1_000_000n : 0n;
  for (const { data, valor } of series) {
    const month = Number(data.slice(6)) * 12 + Number(data.slice(3, 5));
    if (month > index(from) && month < index(to)) millionths += BigInt(valor.replace('.', '')) * 10_000n;
  }
  const [units, rest] = [(BigInt(value) * millionths) / 100_000_000n, (BigInt(value) * millionths) % 100_000_000n];
  return value + Number(units) + (rest * 2n >= 100_000_000n ? 1 : 0);
}

describe('correctBySelic compared with an independent implementation', { tags: ['W-476'] }, () => {
  const month = fc.integer({ min: 0, max: 31 }).map((shift) => addMonths(taxMonthOf(2024, 1), shift));
  const value = fc.integer({ min: 0, max: 999_999_999_999 });

  it('gives the same cents for any amount and any two months', () => {
    fc.assert(
      fc.property(value, month, month, (cents, from, to) => {
        expect(correct(cents, from, to).corrigido).toBe(correctIndependently(cents, from, to));
      }),
      { numRuns: 500 },
    );
  });

  it('equals the sum of its factors in chronological order and never decreases over time', () => {
    fc.assert(
      fc.property(value, month, month, (cents, from, to) => {
        const { fatores, percentual, corrigido } = correct(cents, from, to);
        const hundredths = fatores.reduce((sum, factor) => sum + Math.round(Number(factor.percentual) * 100), 0);
        expect(Math.round(Number(percentual) * 100)).toBe(hundredths);
        const months = fatores.map(({ competencia }) => competencia);
        expect(months).toEqual(months.toSorted(compareTaxMonths));
        expect(correct(cents, from, addMonths(to, 1)).corrigido).toBeGreaterThanOrEqual(corrigido);
      }),
    );
  });
});
