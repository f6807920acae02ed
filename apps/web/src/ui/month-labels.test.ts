import { addMonths, parseTaxMonth } from '@restitui/brazil/tax-month.ts';
import { expect, it } from 'vitest';
import { monthLabels } from './month-labels.ts';

const first = parseTaxMonth('11/2025');
const months = Array.from({ length: 12 }, (_, i) => (first ? String(addMonths(first, i)) : ''));
const shown = (distance: number) =>
  monthLabels(months, distance).map((label) => label && [label.month, label.year].filter(Boolean).join(' '));

it('names each month where bars are wide, and the year once', () => {
  expect(shown(48).slice(0, 4)).toEqual(['nov 2025', 'dez', 'jan 2026', 'fev']);
});

it('names every second month up to the last where bars are narrow', () => {
  const labels = shown(21);
  expect(labels.filter(Boolean)).toEqual(['dez 2025', 'fev 2026', 'abr', 'jun', 'ago', 'out']);
  expect(labels.at(-1)).toBe('out');
});

it('names each month before the chart is laid out', () => {
  expect(shown(0).filter(Boolean)).toHaveLength(12);
});
