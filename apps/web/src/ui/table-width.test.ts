import { expect, it } from 'vitest';
import { tableWidth } from './table-width.ts';

it('sums the columns and the least width of the name', () => {
  expect(tableWidth([{ width: '6rem' }, {}, { width: '7.5rem' }], 9)).toBe('22.5rem');
});
