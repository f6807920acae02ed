import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/universal';

/** All that a spreadsheet of the permitted rows can unpack to, and far from what a bomb does. */
const maxUnpacked = 300 * 1024 ** 2;

/** By the sizes that the archive states: its reader takes no more than those. */
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

/** Days as they are written; numbers are texts already. */
function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10).split('-').reverse().join('/');
  return String(cell);
}

/** The first sheet as texts: of a formula, the value that was saved with it; nothing is calculated. */
export async function readXlsx(content: Uint8Array): Promise<string[][]> {
  refuseBombs(content);
  // As it stands in the file: a number made of it and back could differ.
  const rows = await readSheet(Uint8Array.from(content).buffer, { parseNumber: (text) => text });
  return rows.map((row) => row.map(textOf));
}
