import type { MonthStep, MonthWork } from '@restitui/domain/simples/analysis/month-work.ts';
import { expect, it } from 'vitest';
import { isWorkKnown, toggledYear, yearsToOpen } from './open-years.ts';

const month = (falta: MonthStep[] | undefined) => ({ falta }) as MonthWork;
const year = (ano: string, ...months: (MonthStep[] | undefined)[]) => ({ ano, meses: months.map(month) });

it('opens the years with something left', () => {
  expect(yearsToOpen([year('2026', [], ['conferir']), year('2025', []), year('2024', ['pgdas'])])).toEqual([
    '2026',
    '2024',
  ]);
});

it('opens the last year when nothing is left, in any order', () => {
  expect(yearsToOpen([year('2024', []), year('2026', []), year('2025', [])])).toEqual(['2026']);
  expect(yearsToOpen([])).toEqual([]);
});

it('waits until the work of every month is known', () => {
  expect(isWorkKnown([year('2026', [], ['conferir'])])).toBe(true);
  expect(isWorkKnown([year('2026', []), year('2025', undefined)])).toBe(false);
});

it('folds an open year and opens a folded one', () => {
  expect(toggledYear(['2026', '2025'], '2025')).toEqual(['2026']);
  expect(toggledYear(['2026'], '2025')).toEqual(['2026', '2025']);
});
