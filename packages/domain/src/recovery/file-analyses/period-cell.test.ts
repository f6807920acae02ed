import { expect, it } from 'vitest';
import { periodCell } from './period-cell.ts';

it('periodCell makes a date of a month and text of an annual 13º, which no date has', () => {
  expect(periodCell('02/2024').value).toEqual(new Date('2024-02-01T00:00:00Z'));
  expect(periodCell('13/2024').value).toBe('13º/2024');
});
