import { taxes } from '../rules/simples-tables.ts';
import type { TaxCents } from './declaration.ts';
import { moneyIn, type PlacedMoney, type TextLine } from './text-line.ts';

const columns = [...taxes, 'total'] as const;

function rowOf(amounts: readonly PlacedMoney[]): TaxCents {
  return Object.fromEntries(columns.map((column, i) => [column, amounts[i]?.cents ?? 0])) as TaxCents;
}

/** Sum of the eight taxes less the printed total, cents. */
export function taxRowError(row: TaxCents): number {
  return taxes.reduce((sum, tax) => sum + row[tax], 0) - row.total;
}

/**
 * The row under `IRPJ CSLL COFINS PIS/Pasep INSS/CPP ICMS IPI ISS Total`. When extraction laid the nine amounts on
 * several lines, their horizontal places tell the columns. Undefined with fewer than nine.
 */
export function readTaxRow(lines: readonly TextLine[]): TaxCents | undefined {
  const amounts: PlacedMoney[] = [];
  for (const line of lines) {
    amounts.push(...moneyIn(line));
    if (amounts.length >= columns.length) break;
  }
  if (amounts.length < columns.length) return undefined;
  const inOrder = amounts.slice(0, columns.length);
  const asRead = rowOf(inOrder);
  const byPlace = rowOf(inOrder.toSorted((a, b) => a.x - b.x));
  return taxRowError(byPlace) !== 0 && taxRowError(asRead) === 0 ? asRead : byPlace;
}
