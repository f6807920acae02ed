import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sheetFilter } from '@restitui/domain/exports/sheet-filter.ts';
import { detailedSheet, rectificationSheet, strengthSheet } from '@restitui/domain/simples/analysis/simples-sheet.ts';
import type { AnalysisRow } from '../src/months/analysis-row.ts';

/**
 * Checks the target folder before the analysis, which may take long.
 * @throws Error with a pt-BR message when the spreadsheet cannot be written there.
 */
export async function requireSheetFolder(path: string): Promise<void> {
  const folder = await stat(dirname(path)).catch(() => undefined);
  if (!folder?.isDirectory()) throw new Error(`A pasta da planilha "${path}" não existe.`);
  if ((await stat(path).catch(() => undefined))?.isDirectory()) throw new Error(`"${path}" é uma pasta.`);
}

/** Writes three sheets: 'Retificação' of 9 columns, 'Detalhado' of 28, and the totals by strength of proof. */
export async function writeSheet(path: string, rows: readonly AnalysisRow[]): Promise<void> {
  // Loaded here, because few analyses are written as a spreadsheet.
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const sheets = [rectificationSheet(rows), detailedSheet(rows), strengthSheet(rows)];
  await writeExcelFile(sheets, { features: [sheetFilter(rows.length)] }).toFile(path);
}
