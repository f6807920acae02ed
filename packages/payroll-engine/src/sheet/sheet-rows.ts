import { isUtf8 } from 'node:buffer';
import { Exact } from '@restitui/tax-engine/rules/decimal.ts';
import { parse } from 'csv-parse/sync';
import { readSheet as readXlsx } from 'read-excel-file/node';
import { PayrollError } from '../payroll-error.ts';

const separators = [';', ',', '\t'];

/**
 * Reads the cells of a sheet: CSV in UTF-8 or ISO-8859-1, or the first sheet of an XLSX. Empty rows are left out.
 * @throws PayrollError when it cannot be read
 */
export async function readSheetRows(content: Buffer, name: string): Promise<string[][]> {
  return (await readRows(content, name)).filter((row) => row.some((cell) => cell.trim() !== ''));
}

async function readRows(content: Buffer, name: string): Promise<string[][]> {
  try {
    if (content.subarray(0, 4).toString('latin1') === 'PK\x03\x04') {
      const rows = await readXlsx(content, { parseNumber: numberText });
      return rows.map((row) => row.map(cellText));
    }
    return parseCsv(textOf(content));
  } catch (error) {
    throw new PayrollError('unreadable', `A planilha não pôde ser lida: ${name}.`, { cause: error });
  }
}

function parseCsv(text: string): string[][] {
  const [heading = ''] = text.trimStart().split(/\r\n|[\r\n]/, 1);
  const counts = separators.map((separator) => heading.split(separator).length);
  const delimiter = separators[counts.indexOf(Math.max(...counts))] ?? ';';
  return parse(text, { delimiter, relax_column_count: true, relax_quotes: true, skip_empty_lines: false });
}

function textOf(content: Buffer): string {
  const text = isUtf8(content) ? content.toString('utf8') : new TextDecoder('windows-1252').decode(content);
  return text.replace(/^\ufeff/, '');
}

/** A cell formatted as a date is the period of its month. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 7) : String(cell);
}

/** Keeps a number of the file as text; a formula's binary noise beyond the cents is rounded. */
function numberText(text: string): string {
  return /^-?\d+(\.\d{1,2})?$/.test(text) ? text : new Exact(text).toFixed(2, Exact.ROUND_HALF_UP);
}
