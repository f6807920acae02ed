import { expect, it } from 'vitest';
import { daysBeforePeriod, daysOfPeriod, monthOptions, monthsUntil, period } from './period.ts';

it.each([
  [undefined, undefined],
  ['2026', { from: '2026-01-01', until: '2027-01-01' }],
  ['2026-02', { from: '2026-02-01', until: '2026-03-01' }],
  ['2026-12', { from: '2026-12-01', until: '2027-01-01' }],
  ['2025-12..2026-11', { from: '2025-12-01', until: '2026-12-01' }],
])('daysOfPeriod returns for %s the range %j', (text, days) => {
  expect(daysOfPeriod(text)).toEqual(days);
});

it.each([
  '26',
  '2026-13',
  '2026-00',
  '2026-1',
  '11/2026',
  '2026-02..',
  '2026..2027',
  '2026-03..2026-02',
  "2026' or 1=1",
])('period rejects %s', (text) => {
  expect(period.safeParse(text).success).toBe(false);
});

it.each([
  [undefined, undefined],
  ['2026', { from: '2025-01-01', until: '2026-01-01' }],
  ['2026-01', { from: '2025-12-01', until: '2026-01-01' }],
  ['2025-12..2026-11', { from: '2024-12-01', until: '2025-12-01' }],
])('daysBeforePeriod returns for %s the range %j', (text, days) => {
  expect(daysBeforePeriod(text)).toEqual(days);
});

it('monthsUntil counts back from a month over the end of a year', () => {
  expect(monthsUntil('2026-11', 12)).toBe('2025-12..2026-11');
  expect(monthsUntil('2026-02', 3)).toBe('2025-12..2026-02');
});

it('monthOptions offers all months, then each', { tags: ['W-439', 'W-445'] }, () => {
  expect(monthOptions.slice(0, 3).map(({ label }) => label)).toEqual(['Todos os meses', 'Janeiro', 'Fevereiro']);
  expect(monthOptions).toHaveLength(13);
});
