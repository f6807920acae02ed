import type { TaxMonth } from '@restitui/brazil/tax-month.ts';
import { describe, expect, it } from 'vitest';
import { dasDueDate, limitationDateOf } from './das-due-date.ts';
import { easterOf, isBusinessDay, isHoliday } from './holidays.ts';

describe('isHoliday', () => {
  it.each([
    [2019, '2019-04-21'],
    [2023, '2023-04-09'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2038, '2038-04-25'],
  ])('computes Easter of %i', (year, easter) => expect(easterOf(year)).toBe(easter));

  it.each([
    ['2023-02-20', 'Carnival Monday'],
    ['2023-02-21', 'Carnival Tuesday'],
    ['2025-04-18', 'Good Friday'],
    ['2019-06-20', 'Corpus Christi'],
    ['2025-04-21', 'Tiradentes'],
    ['2024-11-20', 'Consciência Negra, national since 2024'],
  ])('returns for %s: %s', (date) => expect(isHoliday(date)).toBe(true));

  it('treats 20 November as a normal day before 2024, and weekends as no business days', () => {
    expect(isBusinessDay('2023-11-20')).toBe(true);
    expect(isBusinessDay('2025-07-20')).toBe(false);
  });
});

describe('dasDueDate', () => {
  it.each([
    ['05/2025', '2025-06-20'],
    ['06/2025', '2025-07-21'],
    ['03/2025', '2025-04-22'],
    ['10/2024', '2024-11-21'],
    ['12/2025', '2026-01-20'],
    ['01/2023', '2023-02-22'],
    ['03/2021', '2021-07-20'],
    ['04/2021', '2021-09-20'],
    ['05/2021', '2021-11-22'],
  ])('returns for %s: %s', (taxMonth, date) => expect(dasDueDate(taxMonth as TaxMonth)).toBe(date));
});

describe('limitationDate', () => {
  it.each([
    ['2025-06-20', '2030-06-20'],
    ['2024-02-29', '2029-02-28'],
    ['2021-07-18', '2026-07-18'],
  ])('returns for a payment on %s: %s, regardless of holidays', (paid, limitation) =>
    expect(limitationDateOf(paid)).toBe(limitation),
  );
});
