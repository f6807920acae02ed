import { expect, it } from 'vitest';
import { monthOfFile } from './month-of-file.ts';

it.each([
  ['2025-05/relatorio.xlsx', '05/2025'],
  ['notas 05-2025/vendas.pdf', '05/2025'],
  ['EFD_202506.txt', '06/2025'],
  ['sped/072025.txt', '07/2025'],
  ['52250511222333000181650010000000011123456789-cte.xml', '05/2025'],
  ['2025/08/foto.jpg', '08/2025'],
  ['relatorio.xlsx', undefined],
  ['nota 12345678.pdf', undefined],
  ['2025-13/x.txt', undefined],
])('reads the month of %j as %s', (name, month) => {
  expect(monthOfFile(name)).toBe(month);
});
