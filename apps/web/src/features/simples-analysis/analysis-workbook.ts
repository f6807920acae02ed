import { dayInBrazil } from '@restitui/brazil/day.ts';
import { sheetFilter } from '@restitui/domain/simples-analysis/sheet-filter.ts';
import type { SimplesAnalysis } from '@restitui/domain/simples-analysis/simples-analysis.api.ts';
import {
  detailedSheet,
  rectificationSheet,
  simplesSheetFileName,
} from '@restitui/domain/simples-analysis/simples-sheet.ts';
import writeExcelFile from 'write-excel-file/browser';
import { rowsByMonth } from './rows-by-month.ts';

const sheets = { retificacao: rectificationSheet, detalhada: detailedSheet };
export type SheetKind = keyof typeof sheets;

/** Saves the analysis as a spreadsheet on the person's disk; answers the file's name. */
export async function saveAnalysisSheet(analysis: SimplesAnalysis, kind: SheetKind): Promise<string> {
  const { data, ...options } = sheets[kind](rowsByMonth(analysis.analises));
  const name = simplesSheetFileName(analysis.razao_social, analysis.cnpj, dayInBrazil(new Date()));
  await writeExcelFile(data, options, { features: [sheetFilter(data.length - 1)] }).toFile(name);
  return name;
}
