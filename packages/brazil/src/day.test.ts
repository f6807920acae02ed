import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  type Day,
  dayInBrazil,
  daysBetween,
  formatDay,
  formatInstant,
  isWeekend,
  parseDay,
  weekdayOf,
} from './day.ts';

const date = fc.date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true });
const day = date.map((instant) => instant.toISOString().slice(0, 10) as Day);

describe('calendar day', { tags: ['F-490', 'F-503', 'W-214', 'W-593'] }, () => {
  it.each([
    ['2026-11-20', '2026-11-20'],
    ['20/11/2026', '2026-11-20'],
    ['29/02/2024', '2024-02-29'],
    ['29/02/2025', undefined],
    ['2025-02-31', undefined],
    ['2025-13-01', undefined],
    ['00/01/2025', undefined],
    ['1/1/2025', undefined],
    ['', undefined],
  ])('parses %j as %s', (text, expected) => {
    expect(parseDay(text)).toBe(expected);
  });

  it.each([
    ['2026-11-20', '20/11/2026'],
    ['2026-02-30', 'Data inválida'],
    ['amanhã', 'Data inválida'],
    ['', 'Data inválida'],
    ['2026-11-21T02:59:59Z', '20/11/2026'],
    ['2026-11-21T03:00:00Z', '21/11/2026'],
    ['2026-11-21T99:00:00Z', 'Data inválida'],
  ])('formats %j as %s', (text, shown) => {
    expect(formatDay(text)).toBe(shown);
  });

  it.each([
    ['2026-11-20T17:05:00Z', '20/11/2026 14:05'],
    ['2026-11-21T02:59:59-00:00', '20/11/2026 23:59'],
    ['2026-01-01T00:30:00-03:00', '01/01/2026 00:30'],
    ['2018-11-20T12:00:00Z', '20/11/2018 10:00'],
    ['ontem', 'Data inválida'],
  ])('formats the instant %j as %s', (text, shown) => {
    expect(formatInstant(text)).toBe(shown);
  });

  it('takes the day of an instant in São Paulo', () => {
    expect(dayInBrazil(new Date('2027-01-01T02:00:00Z'))).toBe('2026-12-31');
    expect(dayInBrazil(new Date('2026-11-20T02:59:59Z'))).toBe('2026-11-19');
    expect(dayInBrazil(new Date('2026-11-20T03:00:00Z'))).toBe('2026-11-20');
  });

  it('takes the same day as the time zone data at every hour, with and without summer time', () => {
    const zone = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' });
    const nearMidnight = fc
      .tuple(date, fc.integer({ min: 1, max: 4 }))
      .map(([instant, hour]) => new Date(new Date(instant).setUTCHours(hour)));
    fc.assert(
      fc.property(fc.oneof(date, nearMidnight), (instant) => dayInBrazil(instant) === zone.format(instant)),
      { numRuns: 2000 },
    );
    expect(() => dayInBrazil(new Date(Number.NaN))).toThrow(RangeError);
  });

  it.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2025-02-28', 1, '2025-03-01'],
    ['2026-01-01', -1, '2025-12-31'],
  ])('%s plus %i days is %s', (from, days, to) => {
    expect(addDays(from as Day, days)).toBe(to);
  });

  it('counts days in both directions and parses what it formats', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -4000, max: 4000 }), (from, days) => {
        expect(daysBetween(from, addDays(from, days))).toBe(days);
        expect(parseDay(formatDay(from))).toBe(from);
      }),
    );
  });
});

it('the day of the week of a day, and whether it is a weekend', () => {
  const week = ['2026-11-22', '2026-11-23', '2026-11-27', '2026-11-28', '2024-02-29'] as Day[];
  expect(week.map(weekdayOf)).toEqual([0, 1, 5, 6, 4]);
  expect(week.map(isWeekend)).toEqual([true, false, false, true, false]);
});
