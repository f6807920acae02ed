export interface RowFold<T> {
  /** Rows of one heading that follow each other fold together. */
  heading: (row: T) => string;
  /** What they come to, beside the heading. */
  total: (rows: readonly T[]) => string;
}

/** Rows under their headings, in the order they have. */
export function foldRows<T>(rows: readonly T[], heading: (row: T) => string): { heading: string; rows: T[] }[] {
  const folds: { heading: string; rows: T[] }[] = [];
  for (const row of rows) {
    const last = folds.at(-1);
    if (last?.heading === heading(row)) last.rows.push(row);
    else folds.push({ heading: heading(row), rows: [row] });
  }
  return folds;
}
