interface ValueCell {
  value: string | number;
  type: StringConstructor | NumberConstructor;
  format?: string;
  fontWeight?: 'bold';
}

interface DateCell {
  value: Date;
  type: DateConstructor;
  format: string;
  fontWeight?: 'bold';
}

/** A cell in the form of write-excel-file. */
export type SheetCell = ValueCell | DateCell;

/** Makes a text cell, so that a spreadsheet does not convert numbers and dates. */
export const textCell = (value: string): SheetCell => ({ value, type: String, format: '@' });

/** Makes a cell in reais with two decimals. */
export const moneyCell = (value: number): SheetCell => ({ value, type: Number, format: '#,##0.00' });

/** Makes a cell with a day `AAAA-MM-DD`; an empty one for null. */
export const dateCell = (day: string | null): SheetCell =>
  day === null ? textCell('') : { value: new Date(`${day}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' };

/** Makes a cell with a month `MM/AAAA`, as its first day; an empty one for an empty text. */
export const monthCell = (month: string): SheetCell =>
  month === ''
    ? textCell('')
    : { value: new Date(`${month.slice(3)}-${month.slice(0, 2)}-01T00:00:00Z`), type: Date, format: 'mm/yyyy' };

/** Makes the heading row of a table. */
function headingCells(headings: readonly string[]): SheetCell[] {
  return headings.map((value) => ({ value, type: String, fontWeight: 'bold' }));
}

/** Makes the total row. */
export function totalCells(cells: readonly SheetCell[]): SheetCell[] {
  return cells.map((cell) => ({ ...cell, fontWeight: 'bold' }));
}

/** Makes a table in the form of write-excel-file: frozen headings, then rows. */
export function sheetOf(sheet: string, headings: readonly string[], lines: SheetCell[][]) {
  const data: SheetCell[][] = [headingCells(headings), ...lines];
  return {
    sheet,
    data,
    columns: headings.map((heading) => ({ width: Math.max(18, heading.length + 2) })),
    stickyRowsCount: 1,
    stickyColumnsCount: 1,
    orientation: 'landscape' as const,
  };
}
