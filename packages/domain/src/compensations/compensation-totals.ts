import { sumOfReais } from '@restitui/brazil/money.ts';
import { type CompensationTax, compensationTax } from './compensation-tax.ts';
import type { Compensation } from './compensations.api.ts';

export interface CompensationTotals {
  tributos: Record<CompensationTax, number>;
  total: number;
}

/** What was compensated of each tax and in all, cent by cent; of rows, or of sums of rows. */
export function compensationTotals(rows: readonly Pick<Compensation, 'tributo' | 'value'>[]): CompensationTotals {
  const of = (tax: CompensationTax) => rows.filter(({ tributo }) => tributo === tax).map(({ value }) => value);
  const sums = compensationTax.options.map((tax) => [tax, sumOfReais(of(tax))] as const);
  const tributos = Object.fromEntries(sums) as Record<CompensationTax, number>;
  return { tributos, total: sumOfReais(Object.values(tributos)) };
}
