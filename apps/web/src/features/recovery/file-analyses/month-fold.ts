import { formatBRL, sumOfReais } from '@restitui/brazil/money.ts';
import { periodYear } from '@restitui/brazil/tax-month.ts';
import type { RowFold } from '../../../ui/fold-rows.ts';

/** Groups rows of months by year, with the sum of their credit in reais. */
export function foldByYear<T extends { competencia: string }>(credit: (row: T) => number): RowFold<T> {
  return {
    column: 'credito',
    heading: ({ competencia }) => periodYear(competencia),
    total: (rows) => formatBRL(sumOfReais(rows.map(credit))),
  };
}
