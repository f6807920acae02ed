import { formatBRL } from '@restitui/brazil/money.ts';

const cellPadding = 32;
const digitWidth = 8.2;

/** Returns the width in pixels of a column of figures, by its longest text. */
export function figureWidth(header: string, figures: readonly string[]): number {
  const longest = Math.max(header.length, ...figures.map(({ length }) => length));
  return Math.ceil(cellPadding + digitWidth * longest);
}

/** Returns the width in pixels of a money column, by its longest amount. */
export function moneyWidth(header: string, figures: readonly number[]): number {
  return figureWidth(header, figures.map(formatBRL));
}

/**
 * Returns the columns that fit into a width without truncating an amount.
 * @param widths pixels of each column, in table order
 * @param spare optional columns, the first to drop first
 */
export function fittingColumns<K extends string>(
  widths: Record<K, number>,
  available: number,
  spare: readonly K[],
): K[] {
  const kept = Object.keys(widths) as K[];
  const needed = () => kept.reduce((sum, id) => sum + widths[id], 0);
  for (const id of spare) {
    if (needed() <= available) break;
    kept.splice(kept.indexOf(id), 1);
  }
  return kept;
}
