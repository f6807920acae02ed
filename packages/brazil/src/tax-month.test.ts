import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addMonths,
  comparePeriods,
  compareTaxMonths,
  parseTaxMonth,
  periodYear,
  type TaxMonth,
  taxMonthKey,
  taxMonthOf,
  taxMonthOfDay,
  taxMonthParts,
} from './tax-month.ts';

const taxMonth = fc
  .record({ year: fc.integer({ min: 1900, max: 2999 }), month: fc.integer({ min: 1, max: 12 }) })
  .map(({ year, month }) => taxMonthOf(year, month));

describe('tax month', () => {
  it.each([
    ['05/2025', '05/2025'],
    ['052025', '05/2025'],
    ['13/2025', undefined],
    ['00/2025', undefined],
    ['5/2025', undefined],
    ['2025-05', undefined],
    ['', undefined],
  ])('parses %j as %s', (text, expected) => {
    expect(parseTaxMonth(text)).toBe(expected);
  });

  it.each([
    ['12/2024', 1, '01/2025'],
    ['01/2025', -1, '12/2024'],
    ['05/2025', 60, '05/2030'],
    ['03/2025', 0, '03/2025'],
  ])('%s plus %i months is %s', (from, months, to) => {
    expect(addMonths(from as TaxMonth, months)).toBe(to);
  });

  it('sorts by time', () => {
    const months = ['02/2025', '12/2024', '01/2025'] as TaxMonth[];
    expect(months.toSorted(compareTaxMonths)).toEqual(['12/2024', '01/2025', '02/2025']);
    expect(taxMonthKey(months[0] as TaxMonth)).toBe('202502');
    expect(compareTaxMonths(months[0] as TaxMonth, months[0] as TaxMonth)).toBe(0);
  });

  it('sorts the periods of a response, the thirteenth salary after December', () => {
    const periods = ['01/2025', '13/2024', '12/2024', '02/2024'];
    expect(periods.toSorted(comparePeriods)).toEqual(['02/2024', '12/2024', '13/2024', '01/2025']);
    expect(comparePeriods('13/2024', '13/2024')).toBe(0);
    expect(periodYear('13/2024')).toBe('2024');
  });

  it('is found for a day', () => {
    expect(taxMonthOfDay('2026-09-30')).toBe('09/2026');
  });

  it('is rebuilt from its parts and after any number of months', () => {
    fc.assert(
      fc.property(taxMonth, fc.integer({ min: -600, max: 600 }), (month, shift) => {
        const parts = taxMonthParts(month);
        expect(taxMonthOf(parts.year, parts.month)).toBe(month);
        expect(addMonths(addMonths(month, shift), -shift)).toBe(month);
        expect(Math.sign(compareTaxMonths(addMonths(month, shift), month))).toBe(Math.sign(shift));
      }),
    );
  });
});
