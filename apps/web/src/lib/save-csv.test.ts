import { expect, it } from 'vitest';
import { csvText } from './save-csv.ts';

it('writes a table as text in which a spreadsheet runs no formula', () => {
  const cells = ['PA', 'A; "B"', '=1+1'].map((value) => ({ value }));
  expect(csvText([cells, [{ value: 1234.5 }]])).toBe('\uFEFFPA;"A; ""B""";\'=1+1\r\n1234,50\r\n');
});

it('writes days and months as their format shows them', () => {
  const value = new Date('2025-05-01');
  expect(
    csvText([
      [
        { value, format: 'mm/yyyy' },
        { value, format: 'dd/mm/yyyy' },
      ],
    ]),
  ).toContain('05/2025;01/05/2025');
});
