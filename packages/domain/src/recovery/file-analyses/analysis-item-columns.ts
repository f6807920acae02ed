import { dateCell, moneyCell, type SheetCell, textCell } from '../../exports/sheet-cells.ts';
import { itemStateLabels } from './analysis-items.ts';
import type { FileAnalysisItem } from './file-analyses.api.ts';
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
  { heading: 'Descrição', width: 40, cell: ({ descricao }) => textCell(descricao) },
  { heading: 'Data', width: 14, cell: ({ data }) => dateCell(data) },
  { heading: 'Estabelecimento', width: 20, cell: ({ estabelecimento }) => textCell(estabelecimento) },
  { heading: 'Detalhe', width: 24, cell: ({ detalhe }) => textCell(detalhe) },
  { heading: 'Valor', width: 16, cell: ({ valor }) => moneyCell(valor) },
  { heading: 'Base', width: 16, cell: ({ base }) => moneyCell(base) },
  { heading: 'Imposto', width: 16, cell: ({ imposto }) => moneyCell(imposto) },
  { heading: 'Retificar', width: 50, cell: (line) => textCell(recordCorrections(line).map(correctionText).join('; ')) },
  { heading: 'Regra', width: 40, cell: ({ regra }) => textCell(regra) },
  { heading: 'Lei', width: 50, cell: ({ lei }) => textCell(lei) },
];
