import { dayInBrazil } from '@restitui/brazil/day.ts';
import { exportFileName } from '@restitui/domain/exports/export-file-name.ts';
import { saveSheet } from '../../../../lib/save-sheet.ts';

interface ControlSheet<Row> {
  rows: readonly Row[];
  sheet: (rows: readonly Row[]) => Parameters<typeof saveSheet>[0];
  /** Set for the rows of one client, which names the file. */
  id_client: string | undefined;
  /** File name for the rows of all clients. */
  title: string;
}

/** Saves the rows of a credit control as a spreadsheet and returns the file name. */
export function saveControlSheet<Row extends { empresa: string }>({
  rows,
  sheet,
  id_client,
  title,
}: ControlSheet<Row>) {
  const company = id_client ? (rows[0]?.empresa ?? '') : title;
  const name = exportFileName(company, id_client ?? '', dayInBrazil(new Date()), 'xlsx');
  return saveSheet(sheet(rows), name, rows.length);
}
