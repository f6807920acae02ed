import { recordOf } from '../record-keys.ts';
import { taxes } from '../rules/simples-tables.ts';
import type { TaxCents } from './declaration.ts';
import { moneyIn, type TextLine } from './text-line.ts';

interface PlacedAmount {
  cents: number;
  x: number;
  /** Right edge of the first four characters, the length of the shortest amount. */
  end: number;
}

const columns = [...taxes, 'total'] as const;

function rowOf(amounts: readonly PlacedAmount[]): TaxCents {
  return recordOf(columns, (_, i) => amounts[i]?.cents ?? 0);
}

/** Returns the sum of the eight taxes less the printed total, cents. */
export function taxRowError(row: TaxCents): number {
  return taxes.reduce((sum, tax) => sum + row[tax], 0) - row.total;
}

function amountsOf(line: TextLine): PlacedAmount[] {
  return moneyIn(line).map(({ cents, x, index }) => ({ cents, x, end: line.x[index + 3] ?? x }));
}

// Amounts below each other mean that the row continued on the next line.
function isWrapped(byPlace: readonly PlacedAmount[]): boolean {
  return byPlace.some(({ x }, i) => x <= (byPlace[i - 1]?.end ?? Number.NEGATIVE_INFINITY));
}

/**
 * Reads the row under `IRPJ CSLL COFINS PIS/Pasep INSS/CPP ICMS IPI ISS Total`. When extraction placed the nine amounts
 * on several lines, their horizontal positions determine the columns, unless the row was only wrapped. Returns
 * undefined with fewer than nine amounts. Cents.
 */
export function readTaxRow(lines: readonly TextLine[]): TaxCents | undefined {
  const amounts: PlacedAmount[] = [];
  for (const line of lines) {
    amounts.push(...amountsOf(line));
    if (amounts.length >= columns.length) break;
  }
  if (amounts.length < columns.length) return undefined;
  const inOrder = amounts.slice(0, columns.length);
  const asRead = rowOf(inOrder);
  const sorted = inOrder.toSorted((a, b) => a.x - b.x);
  const byPlace = rowOf(sorted);
  if (taxRowError(asRead) === 0 && (taxRowError(byPlace) !== 0 || isWrapped(sorted))) return asRead;
  return byPlace;
}
