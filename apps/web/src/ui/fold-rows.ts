export interface RowFold<T> {
  /** Heading of a row; consecutive rows with the same heading form a group. */
  heading: (row: T) => string;
  /** Total of a group, next to its heading. */
  total: (rows: readonly T[]) => string;
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
