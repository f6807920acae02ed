import { period } from '@restitui/domain/insights/dashboards/period.ts';
import { expect, it } from 'vitest';
import { figurePeriods, monthOrYear } from './figure-periods.ts';

const february = { year: 2026, month: 2 };
const labels = (chosen?: string) => figurePeriods(february, chosen).map(({ label }) => label);

it('offers the last twelve months, then years, then months over the end of a year', () => {
  expect(figurePeriods(february, undefined)[0]).toEqual({ value: '2025-03..2026-02', label: 'Últimos 12 meses' });
  expect(labels().slice(1, 3)).toEqual(['2026', '2025']);
  expect(labels().slice(7, 10)).toEqual(['Fevereiro de 2026', 'Janeiro de 2026', 'Dezembro de 2025']);
});

it('offers only periods that the calls accept', () => {
  for (const { value } of figurePeriods(february, undefined)) expect(period.safeParse(value).success).toBe(true);
});

it('names a chosen period that it does not offer, and no other twice', () => {
  expect(labels('2019-05').at(-1)).toBe('Maio de 2019');
  expect(labels('2019-05..2020-04').at(-1)).toBe('Maio de 2019 a abril de 2020');
  expect(labels('2025')).toEqual(labels());
});

it('keeps a month and a year, and counts several months as all time', () => {
  expect(['2026', '2026-02', '2025-03..2026-02', undefined].map(monthOrYear)).toEqual([
    ...['2026', '2026-02'],
    ...[undefined, undefined],
  ]);
});
