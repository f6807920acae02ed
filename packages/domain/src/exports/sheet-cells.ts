/** One cell as the spreadsheet writer takes it. */
export interface SheetCell {
  value: string | number;
  type: StringConstructor | NumberConstructor;
  format?: string;
  fontWeight?: 'bold';
}

/** Text that a spreadsheet leaves as it is, whatever it looks like. */
export const textCell = (value: string): SheetCell => ({ value, type: String, format: '@' });

/** Reais with two decimals. */
export const moneyCell = (value: number): SheetCell => ({ value, type: Number, format: '#,##0.00' });

/** The first line of a table. */
function headingCells(headings: readonly string[]): SheetCell[] {
  return headings.map((value) => ({ value, type: String, fontWeight: 'bold' }));
}

/** The last line, which sums up the others. */
export function totalCells(cells: readonly SheetCell[]): SheetCell[] {
  return cells.map((cell) => ({ ...cell, fontWeight: 'bold' }));
}

/** A table as the spreadsheet writer takes it: headings that stay in sight, then its lines. */
export function sheetOf(sheet: string, headings: readonly string[], lines: SheetCell[][]) {
  return {
    sheet,
    data: [headingCells(headings), ...lines],
    columns: headings.map((heading) => ({ width: Math.max(18, heading.length + 2) })),
    stickyRowsCount: 1,
    stickyColumnsCount: 1,
    orientation: 'landscape' as const,
  };
}
