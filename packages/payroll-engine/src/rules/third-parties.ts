import { Exact } from '@restitui/tax-engine/rules/decimal.ts';
import { isAnnual13, type PayrollPeriod } from '../payroll-period.ts';
import table from './third-parties.data.json' with { type: 'json' };

/** One entity of terceiros that a month owes to. */
export interface ThirdParty {
  name: string;
  /** Percent of the base. */
  rate: Exact;
  /** Revenue code, six digits. */
  code: string;
}

/**
 * Returns the entities of a code of terceiros, whose bits are one entity each, without those whose payment is suspended
 * (PR-022; eSocial table 04). Codes are the four digits of the layout; others have no entity.
 */
export function thirdPartiesOf(
  fpas: string,
  code: string,
  suspended: string | undefined,
  period: PayrollPeriod,
): ThirdParty[] {
  const bits = bitsOf(code) & ~bitsOf(suspended ?? '');
  const isReduced = table.reduction.periods.includes(period);
  return table.entities.flatMap(({ bit, name, exceptions, ...usual }) => {
    if ((bits & bit) === 0) return [];
    const row = exceptions.find((exception) => exception.fpas.includes(fpas)) ?? usual;
    const factor = isReduced && table.reduction.bits.includes(bit) ? table.reduction.factor : 1;
    return [{ name, rate: new Exact(row.rate).times(factor), code: isAnnual13(period) ? row.code13 : row.code }];
  });
}

function bitsOf(code: string): number {
  return /^\d{1,4}$/.test(code) ? Number(code) : 0;
}
