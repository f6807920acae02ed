import type { DataTableProps } from './data-column.ts';

const shownFrom = { md: 768, lg: 1024, xl: 1280, '2xl': 1536, '3xl': 1792 };
/** Minimum readable width of a text column; longer text is truncated. */
const leastText = 64;
const choiceWidth = 48;
const actionWidth = 56;

function pixels(width: string | undefined): number {
  const [, number, unit] = /^([\d.]+)(px|rem)$/.exec(width ?? '') ?? [];
  return number ? Number(number) * (unit === 'rem' ? 16 : 1) : leastText;
}

type Wide<T> = Pick<DataTableProps<T>, 'columns' | 'choice' | 'rowActions' | 'actionsWidth'>;

/** Returns the width in pixels below which a table would cut off its last columns. */
export function neededWidth<T>({ columns, choice, rowActions, actionsWidth }: Wide<T>, windowWidth: number): number {
  const shown = columns.filter(({ hideBelow }) => !hideBelow || windowWidth >= shownFrom[hideBelow]);
  const ofColumns = shown.reduce((sum, { width }) => sum + pixels(width), 0);
  const ofActions = rowActions ? (actionsWidth ? pixels(actionsWidth) : actionWidth) : 0;
  return ofColumns + (choice ? choiceWidth : 0) + ofActions;
}
