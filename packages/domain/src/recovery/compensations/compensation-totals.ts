import { sumOfReais } from '@restitui/brazil/money.ts';
import type { CompensationTax } from './compensation-tax.ts';
import type { Compensation } from './compensations.api.ts';

export interface CompensationTotals {
  tributos: Record<CompensationTax, number>;
  total: number;
}

/** Sums compensations, or partial sums of them, by tax and overall, exact to the cent. */
export function compensationTotals(rows: readonly Pick<Compensation, 'tributo' | 'value'>[]): CompensationTotals {
  const sumOf = (tax: CompensationTax) =>
    sumOfReais(rows.filter(({ tributo }) => tributo === tax).map(({ value }) => value));
  const tributos = {
    PIS_PASEP: sumOf('PIS_PASEP'),
    COFINS: sumOf('COFINS'),
    IRPJ: sumOf('IRPJ'),
    CSLL: sumOf('CSLL'),
  };
  return { tributos, total: sumOfReais(Object.values(tributos)) };
}
