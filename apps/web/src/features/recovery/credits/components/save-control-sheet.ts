import { dayInBrazil } from '@restitui/brazil/day.ts';
import { exportFileName } from '@restitui/domain/exports/export-file-name.ts';
import { saveSheet } from '../../../../lib/save-sheet.ts';

interface ControlSheet<Row> {
  rows: readonly Row[];
  sheet: (rows: readonly Row[]) => Parameters<typeof saveSheet>[0];
  /** Set for the rows of one client, which names the file. */
  id_client: string | undefined;
  /** Kind of content, the first part of the file name. */
  kind: string;
}

/** Saves the rows of a credit control as a spreadsheet and returns the file name. */
export function saveControlSheet<Row extends { empresa: string }>({ rows, sheet, id_client, kind }: ControlSheet<Row>) {
  const company = id_client ? (rows[0]?.empresa ?? '') : '';
  const date = dayInBrazil(new Date());
  const name = exportFileName({ company, cnpj: id_client ?? '', kind, date, extension: 'xlsx' });
  return saveSheet(sheet(rows), name, rows.length);
}
