import { dayInBrazil } from '@restitui/brazil/day.ts';
import { exportFileName } from '@restitui/domain/exports/export-file-name.ts';
import type { FileAnalysis } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { saveSheet } from '../../../lib/save-sheet.ts';

interface AnalysisFile {
  kind: string;
  /** The day of the export, unless the sheet is about a period. */
  date?: string;
}

/**
 * Downloads a spreadsheet of an analysis under the name of its company; returns the name of the file.
 * @param filtered rows covered by the filter buttons, where the last ones are totals
 */
export function saveFileAnalysisSheet(
  { razao_social: company, cnpj }: Pick<FileAnalysis, 'razao_social' | 'cnpj'>,
  { kind, date = dayInBrazil(new Date()) }: AnalysisFile,
  sheet: Parameters<typeof saveSheet>[0],
  filtered?: number,
): Promise<string> {
  return saveSheet(sheet, exportFileName({ company, cnpj, kind, date, extension: 'xlsx' }), filtered);
}
