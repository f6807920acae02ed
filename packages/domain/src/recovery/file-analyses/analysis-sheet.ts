import { dateCell, moneyCell, sheetOf, textCell } from '../../exports/sheet-cells.ts';
import { classLabels, type PositionClass } from './analysis-class.ts';
import { isSelected } from './analysis-totals.ts';
import type { AnalysisCell, AnalysisMonthRow } from './file-analyses.api.ts';
import { periodCell } from './period-cell.ts';

const headings = [
  'Competência',
  'Tese',
  'Classe',
  'Fonte',
  'A conferir',
  'Base',
  'Crédito',
  'Corrigido',
  'No total',
  'Situação',
  'A confirmar',
  'Suspenso',
  'Pagamento',
  'Prescreve em',
];

/** Returns why a cell is or is not summable. */
export function cellStatus({ prescrito, contavel }: Pick<AnalysisCell, 'prescrito' | 'contavel'>): string {
  if (prescrito) return 'Prescrito';
  return contavel ? 'Contável' : 'Não contável';
}

/** Builds the spreadsheet of an analysis, one line per month and thesis, with real dates. */
export function analysisSheet(months: readonly AnalysisMonthRow[], classes: readonly PositionClass[]) {
  const lines = months.flatMap(({ competencia, pagamento, prescreve_em, celulas }) =>
    celulas.map((cell) => [
      periodCell(competencia),
      textCell(cell.nome),
      textCell(classLabels[cell.classe]),
      textCell(cell.fonte),
      textCell(cell.a_conferir ? 'Sim' : ''),
      moneyCell(cell.base),
      moneyCell(cell.credito),
      moneyCell(cell.corrigido),
      textCell(isSelected(cell, classes) ? 'Sim' : 'Não'),
      textCell(cellStatus(cell)),
      moneyCell(cell.a_confirmar),
      moneyCell(cell.suspenso),
      dateCell(pagamento),
      dateCell(prescreve_em),
    ]),
  );
  return sheetOf('Análise', headings, lines);
}
