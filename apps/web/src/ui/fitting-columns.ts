import { formatBRL } from '@restitui/brazil/money.ts';

const cellPadding = 32;
const digitWidth = 8.2;

/** Pixels that a column of money needs: as many as its longest figure. */
export function moneyWidth(header: string, figures: readonly number[]): number {
  const longest = Math.max(header.length, ...figures.map((figure) => formatBRL(figure).length));
  return Math.ceil(cellPadding + digitWidth * longest);
}

/**
 * The columns that fit on a width without cutting a figure.
 * @param widths pixels that each column needs, in the order of the table
 * @param spare what the table can do without, the first to go first
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
