import { dayInBrazil } from '@restitui/brazil/day.ts';
import { exportFileName } from '@restitui/domain/exports/export-file-name.ts';
import { sheetFilter } from '@restitui/domain/exports/sheet-filter.ts';
import type { SimplesAnalysis } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { detailedSheet, rectificationSheet } from '@restitui/domain/simples/analysis/simples-sheet.ts';
import writeExcelFile from 'write-excel-file/browser';
import { rowsByMonth } from './rows-by-month.ts';

const sheets = { retificacao: rectificationSheet, detalhada: detailedSheet };
export type SheetKind = keyof typeof sheets;

/** Downloads the analysis as a spreadsheet. Returns the file name. */
export async function saveAnalysisSheet(analysis: SimplesAnalysis, kind: SheetKind): Promise<string> {
  const { data, ...options } = sheets[kind](rowsByMonth(analysis.analises));
  const name = fileNameOf(analysis, kind);
  await writeExcelFile(data, options, { features: [sheetFilter(data.length - 1)] }).toFile(name);
  return name;
}

function fileNameOf({ razao_social, cnpj }: SimplesAnalysis, kind: SheetKind): string {
  const date = dayInBrazil(new Date());
  return exportFileName({ company: razao_social, cnpj, kind, date, extension: 'xlsx' });
}
