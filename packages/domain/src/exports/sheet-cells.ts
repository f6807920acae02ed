/** A cell in the form of write-excel-file. */
export interface SheetCell {
  value: string | number;
  type: StringConstructor | NumberConstructor;
  format?: string;
  fontWeight?: 'bold';
}

/** A cell with a day. */
export interface DateCell {
  value: Date;
  type: DateConstructor;
  format: string;
}

/** Makes a text cell, so that a spreadsheet does not convert numbers and dates. */
export const textCell = (value: string): SheetCell => ({ value, type: String, format: '@' });

/** Makes a cell in reais with two decimals. */
export const moneyCell = (value: number): SheetCell => ({ value, type: Number, format: '#,##0.00' });

/** Makes a cell with a day `AAAA-MM-DD`; an empty one for null. */
export const dateCell = (day: string | null): SheetCell | DateCell =>
  day === null ? textCell('') : { value: new Date(`${day}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' };

/** Makes a cell with a month `MM/AAAA`, as its first day; an empty one for an empty text. */
export const monthCell = (month: string): SheetCell | DateCell =>
  month === ''
    ? textCell('')
    : { value: new Date(`${month.slice(3)}-${month.slice(0, 2)}-01T00:00:00Z`), type: Date, format: 'mm/yyyy' };

/** Makes the heading row of a table. */
function headingCells(headings: readonly string[]): SheetCell[] {
  return headings.map((value) => ({ value, type: String, fontWeight: 'bold' }));
}

/** Makes the total row. */
export function totalCells<C extends SheetCell | DateCell>(cells: readonly C[]): C[] {
  return cells.map((cell) => ({ ...cell, fontWeight: 'bold' }));
}

/** Makes a table in the form of write-excel-file: frozen headings, then rows. */
export function sheetOf<C extends SheetCell | DateCell>(sheet: string, headings: readonly string[], lines: C[][]) {
  const data: (SheetCell | C)[][] = [headingCells(headings), ...lines];
  return {
    sheet,
    data,
    columns: headings.map((heading) => ({ width: Math.max(18, heading.length + 2) })),
    stickyRowsCount: 1,
    stickyColumnsCount: 1,
    orientation: 'landscape' as const,
  };
}
