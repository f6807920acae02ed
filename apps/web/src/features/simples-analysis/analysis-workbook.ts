import { dayInBrazil } from '@restitui/brazil/day.ts';
import { exportFileName } from '@restitui/domain/exports/export-file-name.ts';
import { sheetFilter } from '@restitui/domain/exports/sheet-filter.ts';
import type { SimplesAnalysis } from '@restitui/domain/simples-analysis/simples-analysis.api.ts';
import { detailedSheet, rectificationSheet } from '@restitui/domain/simples-analysis/simples-sheet.ts';
import writeExcelFile from 'write-excel-file/browser';
import { rowsByMonth } from './rows-by-month.ts';

const sheets = { retificacao: rectificationSheet, detalhada: detailedSheet };
export type SheetKind = keyof typeof sheets;

/** Saves the analysis as a spreadsheet on the person's disk; answers the file's name. */
export async function saveAnalysisSheet(analysis: SimplesAnalysis, kind: SheetKind): Promise<string> {
  const { data, ...options } = sheets[kind](rowsByMonth(analysis.analises));
  const name = exportFileName(analysis.razao_social, analysis.cnpj, dayInBrazil(new Date()), 'xlsx');
  await writeExcelFile(data, options, { features: [sheetFilter(data.length - 1)] }).toFile(name);
  return name;
}
