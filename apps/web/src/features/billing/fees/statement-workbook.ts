import type { Statement } from '@restitui/domain/billing/fees/fees.api.ts';
import { statementSheet } from '@restitui/domain/billing/fees/statement-sheet.ts';
import { exportFileName } from '@restitui/domain/exports/export-file-name.ts';
import { sheetFilter } from '@restitui/domain/exports/sheet-filter.ts';
import writeExcelFile from 'write-excel-file/browser';

/** Downloads a statement as a spreadsheet. Returns the file name. */
export async function saveStatementSheet(statement: Statement, whose: string, month: string): Promise<string> {
  const { data, filterable, ...options } = statementSheet(statement);
  const name = exportFileName({
    company: whose,
    cnpj: '',
    kind: 'extrato de honorários',
    date: month,
    extension: 'xlsx',
  });
  await writeExcelFile(data, options, { features: [sheetFilter(filterable)] }).toFile(name);
  return name;
}
