import { expect, it } from 'vitest';
import { fittingColumns } from './fitting-columns.ts';

const widths = { competencia: 100, Receita_Bruta_XML: 100, total: 100, total_a_restituir: 100 };

it('gives up the columns that can be spared, never the others', () => {
  expect(fittingColumns(widths, 400)).toEqual(Object.keys(widths));
  expect(fittingColumns(widths, 399)).toEqual(['competencia', 'Receita_Bruta_XML', 'total_a_restituir']);
  expect(fittingColumns(widths, 10)).toEqual(['competencia', 'total_a_restituir']);
});
