import type { AlertBook } from '../alerts/alert-book.ts';
import type { PayrollPeriod } from '../payroll-period.ts';
import type { Part } from '../rules/positions.ts';
import type { Cell } from './cells.ts';
import { type Charge, chargesOf } from './charges.ts';
import type { MonthFacts } from './month-facts.ts';
import { truncatedProduct } from './truncated-product.ts';

/** Credit of a cell in one revenue code, in cents; the ceiling may lower it. */
export interface Amount {
  cell: Cell;
  part: Part;
  code: string;
  cents: number;
}

/**
 * Computes the amounts of a cell: value × rate for each revenue code on its own, cut after the cents as the eSocial cuts
 * (PR-046, PR-047). A cell without a positive value has none.
 */
export function amountsOf(cell: Cell, period: PayrollPeriod, facts: MonthFacts, alerts: AlertBook): Amount[] {
  if (cell.value < 0) alerts.addValue('VERBA_NEGATIVA', cell.value);
  if (cell.value <= 0) return [];
  const charged = { ...cell, period, degrees: cell.byDegree.keys() };
  return chargesOf(charged, facts, (code) => alerts.add(code))
    .filter(({ part }) => cell.position.parts[part])
    .map((charge) => ({
      cell,
      part: charge.part,
      code: charge.code,
      cents: truncatedProduct(baseOf(cell, charge), charge.rate),
    }));
}

function baseOf(cell: Cell, { degree }: Charge): number {
  return degree === undefined ? cell.value : Math.max(0, cell.byDegree.get(degree) ?? 0);
}
