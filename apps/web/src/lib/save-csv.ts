import { reportExport } from './report-export.ts';
import { saveFile } from './save-file.ts';

/** Formats a field for Brazilian spreadsheets; text that would run as a formula is escaped. */
function field(value: string | number): string {
  if (typeof value === 'number') return value.toFixed(2).replace('.', ',');
  const inert = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[";\n\r]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** Returns the lines of a table as CSV with decimal commas and a byte order mark, by which spreadsheets detect UTF-8. */
export function csvText(lines: readonly (readonly { value: string | number }[])[]): string {
  return `\uFEFF${lines.map((cells) => cells.map(({ value }) => field(value)).join(';')).join('\r\n')}\r\n`;
}

/** Downloads a table as CSV; returns the name of the file. */
export function saveCsv(lines: Parameters<typeof csvText>[0], name: string): string {
  reportExport('csv');
  saveFile(new File([csvText(lines)], name, { type: 'text/csv;charset=utf-8' }));
  return name;
}
