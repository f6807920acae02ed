import { describe, expect, it } from 'vitest';
import { clientWidth, compensationColumns } from '../features/recovery/compensations/compensation-columns.tsx';
import { refundRequestColumns } from '../features/simples/refund-requests/components/refund-request-columns.tsx';
import { tableWidth } from './table-width.ts';

/** The width of a table in a window of 1280 pixels, in rem: beside the sidebar, within the card, with a scroll bar. */
const smallNotebook = (1280 - 256 - 2 * 32 - 2 - 15) / 16;

describe('tableWidth', () => {
  it('sums the columns and the least width of the name', () => {
    expect(tableWidth([{ width: '6rem' }, {}, { width: '7.5rem' }], 9)).toBe('22.5rem');
  });

  it.each([
    { table: 'the refund requests of a case', columns: refundRequestColumns('2026-01-31') },
    {
      table: 'the report of compensations with its buttons',
      columns: [...compensationColumns(true), { width: '6rem' }],
    },
  ])('fits $table into a window of 1280 pixels', ({ columns }) => {
    expect(Number.parseFloat(tableWidth(columns, clientWidth))).toBeLessThanOrEqual(smallNotebook);
  });
});
