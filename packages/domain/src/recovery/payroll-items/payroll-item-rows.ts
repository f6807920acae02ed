import { sumOfReais } from '@restitui/brazil/money.ts';
import { type PayrollItemType, payrollItemTypes } from './payroll-item-catalogue.ts';
import type { EnteredPayrollItem, PayrollItem } from './payroll-items.api.ts';

export interface PayrollItemRow extends PayrollItemType {
  valor: number;
}

/** Returns the 52 items in the order of the table, each with the saved value or 0. */
export function payrollItemRows(saved: readonly Pick<PayrollItem, 'verba' | 'valor'>[]): PayrollItemRow[] {
  const values = new Map(saved.map(({ verba, valor }) => [verba, valor]));
  return payrollItemTypes.map((item) => ({ ...item, valor: values.get(item.verba) ?? 0 }));
}

/** Sums the values of all items, the total credit to compensate, exact to the cent. */
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
  return entered.map(({ createdDate, verba, valor }) => ({
    createdDate: createdDate ?? new Date(next++).toISOString(),
    verba,
    valor,
  }));
}
