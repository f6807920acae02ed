import { expect, test } from 'vitest';
import { csvText } from './save-csv.ts';

test('a table becomes text that a spreadsheet reads, and runs nothing of', () => {
  const cells = ['PA', 'A; "B"', '=1+1'].map((value) => ({ value }));
  expect(csvText([cells, [{ value: 1234.5 }]])).toBe('\uFEFFPA;"A; ""B""";\'=1+1\r\n1234,50\r\n');
});
