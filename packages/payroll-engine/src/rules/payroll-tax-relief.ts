import { Exact } from '@restitui/tax-engine/rules/decimal.ts';
import { isAnnual13, type PayrollPeriod } from '../payroll-period.ts';

/** Share of the 20% that returns each year (Lei 14.973/2024). */
const steps: [until: string, share: string][] = [
  ['2024', '0'],
  ['2025', '0.25'],
  ['2026', '0.50'],
  ['2027', '0.75'],
];
const LAST_YEAR_WITHOUT_13 = '2027';

/**
 * Returns the part of the 20% that a company under CPRB owes: what is outside CPRB, and the share of the rest that the
 * transition returns (PR-024; Lei 12.546 arts. 7º–9º-A). `outside` is a share from 0 to 1.
 */
export function patronalShare(outside: Exact, period: PayrollPeriod, is13: boolean): Exact {
  return outside.plus(new Exact(1).minus(outside).times(returningShare(period, is13)));
}

function returningShare(period: PayrollPeriod, is13: boolean): Exact {
  const year = period.slice(0, 4);
  if ((is13 || isAnnual13(period)) && year <= LAST_YEAR_WITHOUT_13) return new Exact(0);
  return new Exact(steps.find(([until]) => year <= until)?.[1] ?? 1);
}
