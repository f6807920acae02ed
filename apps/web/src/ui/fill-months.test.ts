import { expect, it } from 'vitest';
import { fillMonths } from './fill-months.ts';

const bar = (label: string, value = 0) => ({ label, value });

it('inserts empty bars for months without one, across a year boundary', () => {
  expect(fillMonths([bar('11/2025', 4), bar('02/2026', 2)], (month) => bar(month))).toEqual([
    bar('11/2025', 4),
    bar('12/2025'),
    bar('01/2026'),
    bar('02/2026', 2),
  ]);
});

it('returns months more than two years apart, and an empty list, unchanged', () => {
  const far = [bar('01/2020', 1), bar('01/2026', 2)];
  expect(fillMonths(far, (month) => bar(month))).toEqual(far);
  expect(fillMonths([], (month) => bar(month))).toEqual([]);
});
