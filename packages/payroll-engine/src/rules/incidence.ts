import { calendarMonth, type PayrollPeriod } from '../payroll-period.ts';

/** How the employer's contribution treats a rubrica: taxed, suspended by a decision, or not in its base. */
export interface Incidence {
  status: 'taxed' | 'suspended' | 'none' | 'unknown';
  /** It belongs to the base of the 13º. */
  is13: boolean;
}

const untaxed: Incidence = { status: 'none', is13: false };
const base = new Map([
  ['11', false],
  ['13', false],
  ['12', true],
  ['14', true],
]);
/** Maternity pay, in the employer's base until 11/2020 (NT eSocial 20/2020). */
const maternity = new Map([
  ['21', false],
  ['25', false],
  ['22', true],
  ['26', true],
]);
const LAST_MATERNITY_MONTH = '2020-11';
/** The code that a suspended one replaces (eSocial table 21). */
const suspendedCodes = new Map([
  ['91', '11'],
  ['92', '12'],
  ['93', '21'],
  ['94', '22'],
  ['95', '13'],
  ['96', '14'],
  ['97', '21'],
  ['98', '22'],
]);
const FINAL_DECISION = '90';
const AS_TAXED = '92';

/**
 * Returns how a codIncCP is taxed in a period (PR-041, PR-042). `suspensions` are the indSusp of the processes that the
 * rubrica names, undefined for one that S-1070 does not have.
 */
export function incidenceOf(
  code: string | undefined,
  period: PayrollPeriod,
  suspensions: readonly (string | undefined)[],
): Incidence {
  if (code === undefined) return { status: 'unknown', is13: false };
  const translated = suspendedCodes.get(code);
  if (translated === undefined) return taxedAs(code, period, 'taxed');
  if (suspensions.includes(FINAL_DECISION)) return untaxed;
  const isTaxed = suspensions.length > 0 && suspensions.every((suspension) => suspension === AS_TAXED);
  return taxedAs(translated, period, isTaxed ? 'taxed' : 'suspended');
}

function taxedAs(code: string, period: PayrollPeriod, status: 'taxed' | 'suspended'): Incidence {
  const is13 = base.get(code) ?? (calendarMonth(period) <= LAST_MATERNITY_MONTH ? maternity.get(code) : undefined);
  return is13 === undefined ? untaxed : { status, is13 };
}
