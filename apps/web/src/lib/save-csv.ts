import { saveFile } from './save-file.ts';

/** A field as spreadsheets of this country read it; what a spreadsheet would run as a formula is text. */
function field(value: string | number): string {
  if (typeof value === 'number') return value.toFixed(2).replace('.', ',');
  const inert = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[";\n\r]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** The lines of a table, money with a comma, with the mark by which spreadsheets know UTF-8. */
export function csvText(lines: readonly (readonly { value: string | number }[])[]): string {
  return `\uFEFF${lines.map((cells) => cells.map(({ value }) => field(value)).join(';')).join('\r\n')}\r\n`;
}

/** Saves a table on the person's disk; answers the file's name. */
export function saveCsv(lines: Parameters<typeof csvText>[0], name: string): string {
  saveFile(new File([csvText(lines)], name, { type: 'text/csv;charset=utf-8' }));
  return name;
}
