import { expect, it } from 'vitest';
import { foldRows } from './fold-rows.ts';

it('groups consecutive rows with the same heading and keeps their order', () => {
  const months = ['11/2025', '12/2025', '01/2026', '12/2025'];
  expect(foldRows(months, (month) => month.slice(3))).toEqual([
    { heading: '2025', rows: ['11/2025', '12/2025'] },
    { heading: '2026', rows: ['01/2026'] },
    { heading: '2025', rows: ['12/2025'] },
  ]);
  expect(foldRows([], String)).toEqual([]);
});
