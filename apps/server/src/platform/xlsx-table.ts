import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';

/** Enough for a spreadsheet with the permitted rows, far below a decompression bomb. */
const maxUnpacked = 300 * 1024 ** 2;

/** Checks the sizes stated in the archive; the reader does not exceed them. */
function refuseBombs(content: Uint8Array): void {
  let unpacked = 0;
  unzipSync(content, {
    filter: ({ originalSize }) => {
      unpacked += originalSize;
      return false;
    },
  });
  if (unpacked > maxUnpacked) throw new Error('The spreadsheet unpacks to more than it may.');
}

/** Dates are read in the format shown; numbers are already text. */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10).split('-').reverse().join('/');
  return String(cell);
}

/** Reads the first sheet as text; formulas yield the value saved with them. */
export async function readXlsx(content: Uint8Array): Promise<string[][]> {
  refuseBombs(content);
  // Read as text: converting to a number and back could change a value.
  const rows = await readSheet(Uint8Array.from(content).buffer, { parseNumber: (text) => text });
  return rows.map((row) => row.map(textOf));
}
