import { dateCell, moneyCell, type SheetCell, sheetOf, textCell } from '../../exports/sheet-cells.ts';
import { answerName, sourceNames } from './analysis-answers.ts';
import { itemStateLabels } from './analysis-items.ts';
import type { FileAnalysisItem } from './file-analysis-item.ts';
import { noteFindings } from './note-findings.ts';
import { periodCell } from './period-cell.ts';
import { correctionText, recordCorrections } from './record-corrections.ts';

/** An item with the period in which it was counted. */
export type AnalysisItemLine = FileAnalysisItem & { competencia: string };

interface ItemColumn {
  heading: string;
  width: number;
  cell: (line: AnalysisItemLine) => SheetCell;
}

/** Columns of the documents or rubricas of an analysis. */
export const analysisItemColumns: readonly ItemColumn[] = [
  { heading: 'Competência', width: 14, cell: ({ competencia }) => periodCell(competencia) },
  { heading: 'Tese', width: 10, cell: ({ tese }) => textCell(tese) },
  { heading: 'Situação', width: 14, cell: ({ situacao }) => textCell(itemStateLabels[situacao]) },
  { heading: 'Documento ou rubrica', width: 48, cell: ({ documento }) => textCell(documento) },
  {
    heading: 'O que foi decidido',
    width: 26,
    cell: ({ codigo }) => textCell(codigo ? answerName(codigo, noteFindings) : ''),
  },
  { heading: 'Descrição', width: 40, cell: ({ descricao }) => textCell(descricao) },
  { heading: 'Data', width: 14, cell: ({ data }) => dateCell(data) },
  { heading: 'Estabelecimento', width: 20, cell: ({ estabelecimento }) => textCell(estabelecimento) },
  { heading: 'Detalhe', width: 24, cell: ({ detalhe }) => textCell(detalhe) },
  { heading: 'Valor', width: 16, cell: ({ valor }) => moneyCell(valor) },
  {
    heading: 'Acessórios',
    width: 16,
    cell: ({ acessorios }) => (acessorios === undefined ? textCell('') : moneyCell(acessorios)),
  },
  { heading: 'Base', width: 16, cell: ({ base }) => moneyCell(base) },
  { heading: 'Imposto', width: 16, cell: ({ imposto }) => moneyCell(imposto) },
  { heading: 'Fonte do imposto', width: 20, cell: ({ fonte }) => textCell(fonte ? (sourceNames[fonte] ?? fonte) : '') },
  { heading: 'Notas por trás', width: 50, cell: ({ notas }) => textCell(notas?.chaves.join(' ') ?? '') },
  { heading: 'Retificar', width: 50, cell: (line) => textCell(recordCorrections(line).map(correctionText).join('; ')) },
  { heading: 'Regra', width: 40, cell: ({ regra }) => textCell(regra) },
  { heading: 'Lei', width: 50, cell: ({ lei }) => textCell(lei) },
];

/** Most lines of one list that the browser exports; the spreadsheet of the dossier has all. */
export const mostExportedItems = 20_000;

/** Builds the spreadsheet of a list of documents or rubricas. */
export function analysisItemsSheet(lines: readonly AnalysisItemLine[]) {
  const headings = analysisItemColumns.map(({ heading }) => heading);
  const rows = lines.map((line) => analysisItemColumns.map(({ cell }) => cell(line)));
  return { ...sheetOf('Documentos', headings, rows), columns: analysisItemColumns.map(({ width }) => ({ width })) };
}
