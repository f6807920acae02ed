import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dueDayOf, dueFactorOf, payableUntil } from './boleto-factor.ts';
import { addDays, type Day } from './day.ts';

// Carta-Circular 2.926 of the Banco Central (the first five), FEBRABAN FB-009/2023, and two issued boletos of Inter.
it.each<[string, string]>([
  ['2000-07-03', '1000'],
  ['2000-07-05', '1002'],
  ['2002-05-01', '1667'],
  ['2010-11-17', '4789'],
  ['2025-02-21', '9999'],
  ['2025-02-22', '1000'],
  ['2025-02-23', '1001'],
  ['2024-10-02', '9857'],
  ['2025-09-11', '1201'],
])('converts the due day %s to the factor %s and back', { tags: ['D-21'] }, (day, factor) => {
  expect(dueFactorOf(day as Day)).toBe(factor);
  expect(dueDayOf(factor, addDays(day as Day, -30))).toBe(day);
});

it('reads back any due day within twelve years of the issue', { tags: ['D-21'] }, () => {
  const days = fc.integer({ min: 0, max: 12_000 });
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 4_400 }), (sinceFirst, ahead) => {
      const issued = addDays('2000-07-03' as Day, sinceFirst);
      const due = addDays(issued, ahead);
      expect(dueDayOf(dueFactorOf(due) ?? '', issued)).toBe(due);
    }),
  );
});

it('has no factor before 03/07/2000 and no day below 1000', () => {
  expect(dueFactorOf('2000-07-02' as Day)).toBeUndefined();
  for (const text of ['0000', '0999', '12', 'x']) expect(dueDayOf(text, '2026-01-01' as Day)).toBeUndefined();
});

it.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-11-21', '2026-11-23'],
  ['2026-11-22', '2026-11-23'],
])('a boleto due on %s is payable until %s', (due, until) => {
  expect(payableUntil(due as Day)).toBe(until);
});
