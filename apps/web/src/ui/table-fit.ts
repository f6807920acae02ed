import type { DataColumn, DataTableProps } from './data-column.ts';

/** Window widths in pixels from which columns are shown. */
const shownFrom = { md: 768, lg: 1024, xl: 1280, '2xl': 1536, '3xl': 1792, print: Number.POSITIVE_INFINITY };
/** Minimum readable width of a text column; longer text is truncated. */
const leastText = 64;
/** Minimum readable width of the column that names the row. */
const leastName = 144;
const choiceWidth = 48;
const actionWidth = 56;

function pixels(width: string | undefined, unknown: number): number {
  const [, number, unit] = /^([\d.]+)(px|rem)$/.exec(width ?? '') ?? [];
  return number ? Number(number) * (unit === 'rem' ? 16 : 1) : unknown;
}

/** Returns whether a window of this width shows a column. */
export function isShownAt<T>({ hideBelow }: DataColumn<T>, windowWidth: number): boolean {
  return !hideBelow || windowWidth >= shownFrom[hideBelow];
}

type Wide<T> = Pick<DataTableProps<T>, 'columns' | 'choice' | 'rowActions' | 'actionsWidth'>;

/**
 * Returns the columns of this window width that may be left out, the first to go first: none from 1280 pixels, where
 * lists have all columns that the requirements name.
 */
function spareColumns<T>({ columns }: Wide<T>, windowWidth: number): DataColumn<T>[] {
  if (windowWidth >= shownFrom.xl) return [];
  const from = ({ hideBelow }: DataColumn<T>) => (hideBelow ? shownFrom[hideBelow] : 0);
  return columns
    .filter((column) => column.hideBelow && windowWidth >= from(column))
    .toReversed()
    .toSorted((a, b) => from(b) - from(a));
}

function neededWidth<T>(
  { columns, choice, rowActions, actionsWidth }: Wide<T>,
  { windowWidth, without, nameWidth }: { windowWidth: number; without: readonly DataColumn<T>[]; nameWidth: number },
): number {
  const shown = columns.filter((column) => !without.includes(column) && isShownAt(column, windowWidth));
  // Columns without a width share the rest in equal parts: beside a name of some width all of them have it.
  const share = shown[0]?.width ? leastText : nameWidth;
  const widthOf = ({ width }: DataColumn<T>) => (width ? pixels(width, leastText) : share);
  const ofColumns = shown.reduce((sum, column) => sum + widthOf(column), 0);
  const ofActions = rowActions ? pixels(actionsWidth, actionWidth) : 0;
  return ofColumns + (choice ? choiceWidth : 0) + ofActions;
}

/**
 * Returns the widths of a table's frame in pixels, in falling order, below each of which it leaves out one more column:
 * else a name could not be read. Below the last one even the other columns would be cut off.
 */
export function fitLimits<T>(table: Wide<T>, windowWidth: number): number[] {
  const spare = spareColumns(table, windowWidth);
  const readable = spare.map((_, i) =>
    neededWidth(table, { windowWidth, without: spare.slice(0, i), nameWidth: leastName }),
  );
  return [...readable, neededWidth(table, { windowWidth, without: spare, nameWidth: leastText })];
}

/** Marks as many columns as have no room, to be printed only. */
export function leaveOut<T>(table: Wide<T>, windowWidth: number, count: number): readonly DataColumn<T>[] {
  if (count === 0) return table.columns;
  const left = new Set(spareColumns(table, windowWidth).slice(0, count));
  return table.columns.map((column) => (left.has(column) ? { ...column, hideBelow: 'print' } : column));
}
