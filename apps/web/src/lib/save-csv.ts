import { reportExport } from './report-export.ts';
import { saveFile } from './save-file.ts';

/** A cell of a spreadsheet; a day or a month is a date with its format. */
interface CsvCell {
  value: string | number | Date;
  format?: string;
}

/** Formats a field for Brazilian spreadsheets; text that would run as a formula is escaped. */
function field({ value, format }: CsvCell): string {
  if (value instanceof Date) {
    const [year, month, day] = value.toISOString().slice(0, 10).split('-');
    return format === 'mm/yyyy' ? `${month}/${year}` : `${day}/${month}/${year}`;
  }
  if (typeof value === 'number') return value.toFixed(2).replace('.', ',');
  const inert = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[";\n\r]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** Returns the lines of a table as CSV with decimal commas and a byte order mark, by which spreadsheets detect UTF-8. */
export function csvText(lines: readonly (readonly CsvCell[])[]): string {
  return `\uFEFF${lines.map((cells) => cells.map(field).join(';')).join('\r\n')}\r\n`;
}

/** Downloads a table as CSV; returns the name of the file. */
export function saveCsv(lines: Parameters<typeof csvText>[0], name: string): string {
  reportExport('csv');
  saveFile(new File([csvText(lines)], name, { type: 'text/csv;charset=utf-8' }));
  return name;
}
