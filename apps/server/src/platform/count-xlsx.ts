import { type UnzipFileInfo, unzipSync } from 'fflate';
import { requireWithin } from './table-limits.ts';

const sheetName = /^xl\/worksheets\/[^/]+\.xml$/i;
const row = /<(?:\w{1,20}:)?row[\s/>]/g;
const cell = /<(?:\w{1,20}:)?c[\s/>]/g;
const place = /\br=["']([A-Z]{1,3})(\d{1,7})["']/g;
const dimension = /<(?:\w{1,20}:)?dimension\s[^>]{0,200}?ref=["'](?:[A-Z]{1,3}\d{1,7}:)?([A-Z]{1,3})(\d{1,7})["']/g;

/**
 * Counts files, bytes, sheets, rows and cells of an XLSX before a sheet is parsed, in time linear in its size: first what
 * its directory announces, which no file exceeds when it is unpacked, then the tags of one sheet after the other.
 * @throws TableTooLarge
 */
export function checkXlsxSize(content: Uint8Array): void {
  const files = filesOf(content);
  requireWithin('files', files.length);
  const unpacked = files.reduce((sum, { originalSize }) => sum + originalSize, 0);
  requireWithin('unpacked', unpacked);
  const sheets = files.filter(({ name }) => sheetName.test(name));
  requireWithin('sheets', sheets.length);
  const seen = { rows: 0, cells: 0 };
  for (const { name } of sheets) {
    const sheet = unzipSync(content, { filter: (file) => file.name === name })[name];
    if (sheet) countSheet(Buffer.from(sheet.buffer, sheet.byteOffset, sheet.byteLength).toString('latin1'), seen);
  }
}

function filesOf(content: Uint8Array): UnzipFileInfo[] {
  const files: UnzipFileInfo[] = [];
  unzipSync(content, {
    filter: (file) => {
      files.push(file);
      return false;
    },
  });
  return files;
}

function countSheet(xml: string, seen: { rows: number; cells: number }): void {
  for (const _ of xml.matchAll(row)) requireWithin('rows', ++seen.rows);
  for (const _ of xml.matchAll(cell)) requireWithin('cells', ++seen.cells);
  let [columns, lines] = [0, 0];
  for (const pattern of [place, dimension]) {
    for (const [, letters = '', line = ''] of xml.matchAll(pattern)) {
      columns = Math.max(columns, columnOf(letters));
      lines = Math.max(lines, Number(line));
    }
  }
  requireWithin('extent', columns * lines);
}

/** Returns the number of a column: 1 for A, 27 for AA. */
function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}
