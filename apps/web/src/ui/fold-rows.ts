export interface RowFold<T> {
  /** Heading of a row; consecutive rows with the same heading form a group. */
  heading: (row: T) => string;
  /** Total of a group, next to its heading. */
  total: (rows: readonly T[]) => string;
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

/** Groups rows by heading and keeps their order. */
export function foldRows<T>(rows: readonly T[], heading: (row: T) => string): { heading: string; rows: T[] }[] {
  const folds: { heading: string; rows: T[] }[] = [];
  for (const row of rows) {
    const last = folds.at(-1);
    if (last?.heading === heading(row)) last.rows.push(row);
    else folds.push({ heading: heading(row), rows: [row] });
  }
  return folds;
}
