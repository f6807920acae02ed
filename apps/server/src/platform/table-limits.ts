/** Limits of a spreadsheet, checked before its cells are read. A full one of 20,000 rows and 100 columns fits. */
export const tableLimits = {
  /** Files within an XLSX. */
  files: 500,
  sheets: 50,
  /** Bytes of an XLSX unpacked. */
  unpacked: 200 * 1024 ** 2,
  rows: 200_000,
  cells: 2_200_000,
  /** Places from the first cell to the last, empty ones included: the reader makes a list of them. */
  extent: 10_000_000,
} as const;

/** A spreadsheet beyond one of the limits. */
export class TableTooLarge extends Error {
  readonly limit: keyof typeof tableLimits;

  constructor(limit: keyof typeof tableLimits) {
    super(`The spreadsheet is larger than it may be: ${limit}.`);
    this.limit = limit;
  }
}

/** Throws when a count is beyond its limit. */
export function requireWithin(limit: keyof typeof tableLimits, count: number): void {
  if (count > tableLimits[limit]) throw new TableTooLarge(limit);
}
