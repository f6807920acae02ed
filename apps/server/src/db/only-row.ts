/** Returns the row of a query that always has one, such as an insert with `returning()`. */
export function onlyRow<T>([row]: readonly T[]): T {
  if (row === undefined) throw new Error('The query returned no row.');
  return row;
}
