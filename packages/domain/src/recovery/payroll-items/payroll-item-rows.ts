import { sumOfReais } from '@restitui/brazil/money.ts';
import { type PayrollItemType, payrollItemTypes } from './payroll-item-catalogue.ts';
import { isPromised } from './payroll-item-standing.ts';
import type { EnteredPayrollItem, PayrollItem } from './payroll-items.api.ts';

export interface PayrollItemRow extends PayrollItemType {
  valor: number;
  prometida: boolean;
}

/** Returns the 52 items in the order of the table, each with the saved value or 0. */
export function payrollItemRows(
  saved: readonly Pick<PayrollItem, 'verba' | 'valor' | 'prometida'>[],
): PayrollItemRow[] {
  const values = new Map(saved.map((item) => [item.verba, item]));
  return payrollItemTypes.map((item) => {
    const stored = values.get(item.verba);
    return { ...item, valor: stored?.valor ?? 0, prometida: isPromised({ ...stored, verba: item.verba }) };
  });
}

/** Sums the values of all items, exact to the cent. */
export function totalOfPayrollItems(verbas: readonly Pick<PayrollItem, 'valor'>[]): number {
  return sumOfReais(verbas.map(({ valor }) => valor));
}

/** Groups rows in the order of the table. */
export function groupPayrollItems(
  rows: readonly PayrollItemRow[],
): { grupo: string; rows: PayrollItemRow[]; total: number }[] {
  const groups = [...new Set(rows.map(({ grupo }) => grupo))];
  return groups.map((grupo) => {
    const inGroup = rows.filter((row) => row.grupo === grupo);
    return { grupo, rows: inGroup, total: totalOfPayrollItems(inGroup) };
  });
}

/**
 * Assigns a key to each row without one: the time of the save, incremented by a millisecond per row to be unique
 * (W-478).
 */
export function assignItemKeys(entered: readonly EnteredPayrollItem[], now: Date): PayrollItem[] {
  const taken = entered.flatMap(({ createdDate }) => (createdDate ? [Date.parse(createdDate)] : []));
  let next = Math.max(now.getTime(), ...taken.map((key) => key + 1));
  return entered.map(({ createdDate, ...item }) => ({
    createdDate: createdDate ?? new Date(next++).toISOString(),
    ...item,
  }));
}
