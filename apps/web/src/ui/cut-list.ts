/** Returns whether a list shows its first rows and a button for the others: one for a row or two takes as much room. */
export function isWorthCutting(rows: number, first: number): boolean {
  return rows > first + 2;
}
