import { expect, it } from 'vitest';
import { everyMonth } from './every-month.ts';

const bar = (label: string, value = 0) => ({ label, value });

it('puts an empty bar where a month has none, across the turn of a year', () => {
  expect(everyMonth([bar('11/2025', 4), bar('02/2026', 2)], (month) => bar(month))).toEqual([
    bar('11/2025', 4),
    bar('12/2025'),
    bar('01/2026'),
    bar('02/2026', 2),
  ]);
});

it('leaves months that lie more than two years apart, and nothing, as they are', () => {
  const far = [bar('01/2020', 1), bar('01/2026', 2)];
  expect(everyMonth(far, (month) => bar(month))).toEqual(far);
  expect(everyMonth([], (month) => bar(month))).toEqual([]);
});
