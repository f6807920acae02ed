import { type KnownLayout, layoutOf, type SheetColumn, type SheetLayout } from './sheet-columns.ts';
import { readSheetLine, type SheetCells, type SheetLine } from './sheet-line.ts';
import { readSheetRows } from './sheet-rows.ts';

export interface PayrollSheet {
  lines: SheetLine[];
  /** Lines whose period, rubrica or value is missing or wrong. */
  invalid: number;
}

/**
 * Reads a sheet of payroll items: CSV in UTF-8 or ISO-8859-1, or the first sheet of an XLSX (PR-011).
 * @throws PayrollError when it cannot be read, UnknownColumns when its columns are not known
 */
export async function readPayrollSheet(
  content: Buffer,
  name: string,
  known: readonly KnownLayout[] = [],
): Promise<PayrollSheet> {
  const [headings = [], ...rows] = await readSheetRows(content, name);
  return readSheetLines(rows, layoutOf(headings, known));
}

/** Reads the rows below the headings by a layout. */
export function readSheetLines(rows: readonly string[][], layout: SheetLayout): PayrollSheet {
  const sheet: PayrollSheet = { lines: [], invalid: 0 };
  for (const row of rows) {
    const line = readSheetLine(cellsOf(row, layout));
    if (line) sheet.lines.push(line);
    else sheet.invalid++;
  }
  return sheet;
}

function cellsOf(row: readonly string[], layout: SheetLayout): SheetCells {
  return (column: SheetColumn) => row[layout[column] ?? -1]?.trim() ?? '';
}
