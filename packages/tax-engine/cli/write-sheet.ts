import { sheetFilter } from '@restitui/domain/exports/sheet-filter.ts';
import { detailedSheet, rectificationSheet } from '@restitui/domain/simples-analysis/simples-sheet.ts';
import writeExcelFile from 'write-excel-file/node';
import type { AnalysisRow } from '../src/months/analysis-row.ts';

/** Writes the two sheets: 'Retificação' of 9 columns and 'Detalhado' of 28. */
export async function writeSheet(path: string, rows: readonly AnalysisRow[]): Promise<void> {
  const sheets = [rectificationSheet(rows), detailedSheet(rows)];
  await writeExcelFile(sheets, { features: [sheetFilter(rows.length)] }).toFile(path);
}
