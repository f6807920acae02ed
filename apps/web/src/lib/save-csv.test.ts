import { expect, it } from 'vitest';
import { csvText } from './save-csv.ts';

it('writes a table as text in which a spreadsheet runs no formula', () => {
  const cells = ['PA', 'A; "B"', '=1+1'].map((value) => ({ value }));
  expect(csvText([cells, [{ value: 1234.5 }]])).toBe('\uFEFFPA;"A; ""B""";\'=1+1\r\n1234,50\r\n');
});
