import { taxes } from '../rules/simples-tables.ts';
import type { TaxCents } from './declaration.ts';
import { moneyIn, type TextLine } from './text-line.ts';

interface PlacedAmount {
  cents: number;
  x: number;
  /** Right edge of its first four characters, the shortest amount. */
  end: number;
}

const columns = [...taxes, 'total'] as const;

function rowOf(amounts: readonly PlacedAmount[]): TaxCents {
  return Object.fromEntries(columns.map((column, i) => [column, amounts[i]?.cents ?? 0])) as TaxCents;
}

/** Sum of the eight taxes less the printed total, cents. */
export function taxRowError(row: TaxCents): number {
  return taxes.reduce((sum, tax) => sum + row[tax], 0) - row.total;
}

function amountsOf(line: TextLine): PlacedAmount[] {
  return moneyIn(line).map(({ cents, x, index }) => ({ cents, x, end: line.x[index + 3] ?? x }));
}

/** Amounts of which one stands under another are a row that went on in the next line. */
function isWrapped(byPlace: readonly PlacedAmount[]): boolean {
  return byPlace.some(({ x }, i) => i > 0 && x <= (byPlace[i - 1] as PlacedAmount).end);
}

/**
 * The row under `IRPJ CSLL COFINS PIS/Pasep INSS/CPP ICMS IPI ISS Total`. When extraction laid the nine amounts on
 * several lines, their horizontal places tell the columns, unless the row was only wrapped. Undefined with fewer than
 * nine.
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
