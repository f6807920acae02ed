import { expect, it } from 'vitest';
import { fittingColumns, moneyWidth } from './fitting-columns.ts';

const widths = { competencia: 100, Receita_Bruta_XML: 100, total: 100, total_a_restituir: 100 };
const spare = ['total', 'Receita_Bruta_XML'] as const;

it('drops only the columns that are declared as optional', () => {
  expect(fittingColumns(widths, 400, spare)).toEqual(Object.keys(widths));
  expect(fittingColumns(widths, 399, spare)).toEqual(['competencia', 'Receita_Bruta_XML', 'total_a_restituir']);
  expect(fittingColumns(widths, 10, spare)).toEqual(['competencia', 'total_a_restituir']);
});

it('widens a money column to its longest amount', () => {
  expect(moneyWidth('Falta', [])).toBe(73);
  expect(moneyWidth('Falta', [0, 481_946.66])).toBe(139);
});
