import { dayInBrazil } from '@restitui/brazil/day.ts';
import { exportFileName } from '@restitui/domain/exports/export-file-name.ts';
import { sheetFilter } from '@restitui/domain/exports/sheet-filter.ts';
import { type NoteLine, notesSheet } from '@restitui/domain/simples/analysis/notes-sheet.ts';
import {
  type AnalysisRow,
  type SimplesAnalysis,
  simplesAnalysisApi,
} from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { detailedSheet, rectificationSheet } from '@restitui/domain/simples/analysis/simples-sheet.ts';
import writeExcelFile from 'write-excel-file/browser';
import { call } from '../../../lib/api-client.ts';
import { rowsByMonth } from './rows-by-month.ts';

/** Largest page that the server returns. */
const pageSize = 200;

const sheets = { retificacao: rectificationSheet, detalhada: detailedSheet };
export type SheetKind = keyof typeof sheets;

/** Downloads the analysis as a spreadsheet. Returns the file name. */
export async function saveAnalysisSheet(analysis: SimplesAnalysis, kind: SheetKind): Promise<string> {
  const { data, ...options } = sheets[kind](rowsByMonth(analysis.analises));
  const name = fileNameOf(analysis, kind);
  await writeExcelFile(data, options, { features: [sheetFilter(data.length - 1)] }).toFile(name);
  return name;
}

/** Downloads the items of the notes as a spreadsheet. Returns the file name. */
export async function saveNotesSheet(id_apuracao: string, analysis: SimplesAnalysis): Promise<string> {
  const { data, ...options } = notesSheet(await readNoteLines(id_apuracao, rowsByMonth(analysis.analises)));
  const name = fileNameOf(analysis, 'notas');
  await writeExcelFile(data, options, { features: [sheetFilter(data.length - 1)] }).toFile(name);
  return name;
}

function fileNameOf({ razao_social, cnpj }: SimplesAnalysis, kind: SheetKind | 'notas'): string {
  const date = dayInBrazil(new Date());
  return exportFileName({ company: razao_social, cnpj, kind, date, extension: 'xlsx' });
}

async function readNoteLines(id_apuracao: string, months: readonly AnalysisRow[]): Promise<NoteLine[]> {
  const lines: NoteLine[] = [];
  for (const { competencia } of months) {
    const params = { id_apuracao, competencia: competencia.replace('/', '') };
    for (let number = 1, total = 1; (number - 1) * pageSize < total; number++) {
      const { data, page } = await call(simplesAnalysisApi.items, { params, query: { page: number, pageSize } });
      lines.push(...data.map((item) => ({ ...item, competencia })));
      total = page.total;
    }
  }
  return lines;
}
