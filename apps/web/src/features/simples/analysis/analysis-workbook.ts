import { dayInBrazil } from '@restitui/brazil/day.ts';
import { exportFileName } from '@restitui/domain/exports/export-file-name.ts';
import type { SimplesAnalysis } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { detailedSheet, rectificationSheet } from '@restitui/domain/simples/analysis/simples-sheet.ts';
import { saveSheet } from '../../../lib/save-sheet.ts';
import { rowsByMonth } from './rows-by-month.ts';

const sheets = { retificacao: rectificationSheet, detalhada: detailedSheet };

/** Downloads the analysis as a spreadsheet. Returns the file name. */
export function saveAnalysisSheet(
  { analises, razao_social, cnpj }: SimplesAnalysis,
  kind: keyof typeof sheets,
): Promise<string> {
  const date = dayInBrazil(new Date());
  const name = exportFileName({ company: razao_social, cnpj, kind, date, extension: 'xlsx' });
  return saveSheet(sheets[kind](rowsByMonth(analises)), name);
}
