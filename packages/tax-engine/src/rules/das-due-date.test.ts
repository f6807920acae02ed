import type { Competence } from '@restitui/brazil/competence.ts';
import { describe, expect, it } from 'vitest';
import { dasDueDate, lapseDate } from './das-due-date.ts';
import { easterOf, isBusinessDay, isHoliday } from './holidays.ts';

describe('holidays', () => {
  it.each([
    [2019, '2019-04-21'],
    [2023, '2023-04-09'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2038, '2038-04-25'],
  ])('finds Easter of %i', (year, easter) => expect(easterOf(year)).toBe(easter));

  it.each([
    ['2023-02-20', 'Carnival Monday'],
    ['2023-02-21', 'Carnival Tuesday'],
    ['2025-04-18', 'Good Friday'],
    ['2019-06-20', 'Corpus Christi'],
    ['2025-04-21', 'Tiradentes'],
    ['2024-11-20', 'Consciência Negra, national since 2024'],
  ])('%s is a holiday: %s', (date) => expect(isHoliday(date)).toBe(true));

  it('takes 20 November as a plain day before 2024, and week-ends as no business days', () => {
    expect(isBusinessDay('2023-11-20')).toBe(true);
    expect(isBusinessDay('2025-07-20')).toBe(false);
  });
});

describe('when the DAS falls due', () => {
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
  ])('%s: %s', (competence, date) => expect(dasDueDate(competence as Competence)).toBe(date));
});

describe('when a refund lapses', () => {
  it.each([
    ['2025-06-20', '2030-06-20'],
    ['2024-02-29', '2029-02-28'],
    ['2021-07-18', '2026-07-18'],
  ])('paid on %s: %s, holidays or not', (paid, lapse) => expect(lapseDate(paid)).toBe(lapse));
});
