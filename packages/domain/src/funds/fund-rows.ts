import { sumOfReais } from '@restitui/brazil/money.ts';
import { type FundItem, fundItems } from './fund-items.ts';
import type { EnteredFund, Fund } from './funds.api.ts';

export interface FundRow extends FundItem {
  valor: number;
}

/** The 52 items in the order of the table, with the values saved, or 0. */
export function fundRows(saved: readonly Pick<Fund, 'verba' | 'valor'>[]): FundRow[] {
  const values = new Map(saved.map(({ verba, valor }) => [verba, valor]));
  return fundItems.map((item) => ({ ...item, valor: values.get(item.verba) ?? 0 }));
}

/** The total credit to compensate: the values of all verbas, added up in whole cents. */
export function totalOfFunds(verbas: readonly Pick<Fund, 'valor'>[]): number {
  return sumOfReais(verbas.map(({ valor }) => valor));
}

/** Rows by their group, in the order of the table. */
export function groupedFunds(rows: readonly FundRow[]): { grupo: string; rows: FundRow[]; total: number }[] {
  const groups = [...new Set(rows.map(({ grupo }) => grupo))];
  return groups.map((grupo) => {
    const inGroup = rows.filter((row) => row.grupo === grupo);
    return { grupo, rows: inGroup, total: totalOfFunds(inGroup) };
  });
}

/** Gives each row that has none a key of its own: the instant of the save, a millisecond later than any other (W-478). */
export function keyedFunds(entered: readonly EnteredFund[], now: Date): Fund[] {
  const taken = entered.flatMap(({ createdDate }) => (createdDate ? [Date.parse(createdDate)] : []));
  let next = Math.max(now.getTime(), ...taken.map((key) => key + 1));
  return entered.map(({ createdDate, verba, valor }) => ({
    createdDate: createdDate ?? new Date(next++).toISOString(),
    verba,
    valor,
  }));
}
