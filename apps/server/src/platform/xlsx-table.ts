import { readSheet } from 'read-excel-file/universal';
import { checkXlsxSize } from './count-xlsx.ts';

/** Dates are read in the format shown; numbers are already text. */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10).split('-').reverse().join('/');
  return String(cell);
}

/** Reads the first sheet as text; formulas yield the value saved with them. */
export async function readXlsx(content: Uint8Array): Promise<string[][]> {
  checkXlsxSize(content);
  // Read as text: converting to a number and back could change a value.
  const rows = await readSheet(Uint8Array.from(content).buffer, { parseNumber: (text) => text });
  return rows.map((row) => row.map(textOf));
}
