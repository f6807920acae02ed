import { expect, it } from 'vitest';
import { foldRows, groupsByFirstRow } from './fold-rows.ts';

it('groups consecutive rows with the same heading and keeps their order', () => {
  const months = ['11/2025', '12/2025', '01/2026', '12/2025'];
  expect(foldRows(months, (month) => month.slice(3))).toEqual([
    { key: '2025', heading: '2025', rows: ['11/2025', '12/2025'] },
    { key: '2026', heading: '2026', rows: ['01/2026'] },
    { key: '2025 2', heading: '2025', rows: ['12/2025'] },
  ]);
  expect(foldRows([], String)).toEqual([]);
});

it('keeps the key of a group whose first row leaves', () => {
  const keysOf = (months: string[]) => foldRows(months, (month) => month.slice(3)).map(({ key }) => key);
  expect(keysOf(['12/2025', '01/2026'])).toEqual(keysOf(['11/2025', '12/2025', '01/2026']));
});

it('returns the totals of groups by their first row, while the order keeps the groups together', () => {
  const years = { heading: (month: string) => month.slice(3), total: (rows: readonly string[]) => `${rows.length}` };
  const of = (rows: string[]) => Object.fromEntries(groupsByFirstRow(rows, years));
  expect(of(['11/2024', '12/2024', '01/2025'])).toEqual({
    '11/2024': { heading: '2024', total: '2' },
    '01/2025': { heading: '2025', total: '1' },
  });
  expect(of(['11/2024', '01/2025', '12/2024'])).toEqual({});
  expect(of(['11/2024'])).toEqual({});
  expect(groupsByFirstRow(['11/2024'], undefined).size).toBe(0);
});
