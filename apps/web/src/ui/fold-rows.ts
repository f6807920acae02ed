/** Rows that a list shows without folding them. */
export const shownUnfolded = 6;

/** Name of the folds of a case: with two lists open, a stage is longer than six screens of a phone. */
export const caseFoldName = 'anos-do-caso';

export interface RowFold<T> {
  /** Heading of a row; consecutive rows with the same heading form a group. */
  heading: (row: T) => string;
  /** Total of a group, next to its heading. */
  total: (rows: readonly T[]) => string;
  /** Column of a table whose values the total adds up, below which it is shown; without it the total ends the row. */
  column?: string;
  /** Word after a total that is below no heading. */
  unit?: string;
  /** Common to lists of a page of which one group is open at a time; without it each list has an open group. */
  name?: string;
}

/**
 * Returns the heading and total of each group by its first row, for a table; none unless there are two groups at least
 * and the order of the rows keeps each together.
 */
export function groupsByFirstRow<T>(rows: readonly T[], fold: RowFold<T> | undefined) {
  const folds = fold ? foldRows(rows, fold.heading) : [];
  const headings = new Set(folds.map(({ heading }) => heading));
  if (!fold || folds.length < 2 || headings.size < folds.length)
    return new Map<T, { heading: string; total: string }>();
  return new Map(folds.map(({ heading, rows: held }) => [held[0] as T, { heading, total: fold.total(held) }] as const));
}

/** Returns a total with its word. */
export const withUnit = (total: string, unit: string | undefined): string => (unit ? `${total} ${unit}` : total);

/** A group of rows; `key` is its heading, and counts further groups with the same heading. */
export interface FoldedRows<T> {
  key: string;
  heading: string;
  rows: T[];
}

/** Groups rows by heading and keeps their order. */
export function foldRows<T>(rows: readonly T[], heading: (row: T) => string): FoldedRows<T>[] {
  const folds: FoldedRows<T>[] = [];
  for (const row of rows) {
    const of = heading(row);
    const last = folds.at(-1);
    if (last?.heading === of) {
      last.rows.push(row);
      continue;
    }
    const before = folds.filter((fold) => fold.heading === of).length;
    folds.push({ key: before > 0 ? `${of} ${before + 1}` : of, heading: of, rows: [row] });
  }
  return folds;
}
