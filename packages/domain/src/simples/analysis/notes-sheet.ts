import { dateCell, moneyCell, monthCell, type SheetCell, textCell } from '../../exports/sheet-cells.ts';
import { claimStrengthLabels } from './claim-strength.ts';
import { itemGroupLabels } from './item-filters.ts';
import type { AnalysisItem } from './simples-analysis.api.ts';

/** An item of a note, with the month in which it was counted. */
export type NoteLine = AnalysisItem & { competencia: string };

const countCell = (value: number): SheetCell => ({ value, type: Number, format: '0' });

interface NoteColumn {
  heading: string;
  width: number;
  cell: (line: NoteLine) => SheetCell;
}

/** The columns of the notes export (W-588): origin, product, classification and reason of an item. */
export const noteColumns: readonly NoteColumn[] = [
  { heading: 'Competência', width: 14, cell: ({ competencia }) => monthCell(competencia) },
  { heading: 'Emissão', width: 14, cell: ({ emissao }) => dateCell(emissao.slice(0, 10)) },
  { heading: 'Chave de acesso', width: 48, cell: ({ chave }) => textCell(chave) },
  { heading: 'Modelo', width: 10, cell: ({ modelo }) => textCell(modelo) },
  { heading: 'Série', width: 8, cell: ({ serie }) => textCell(serie) },
  { heading: 'Número', width: 12, cell: ({ numero }) => textCell(numero) },
  { heading: 'Emitente', width: 20, cell: ({ emitente }) => textCell(emitente) },
  { heading: 'Item', width: 8, cell: ({ item }) => countCell(item) },
  { heading: 'Código', width: 16, cell: ({ codigo }) => textCell(codigo) },
  { heading: 'Produto', width: 40, cell: ({ produto }) => textCell(produto) },
  { heading: 'NCM', width: 12, cell: ({ ncm }) => textCell(ncm) },
  { heading: 'CEST', width: 12, cell: ({ cest }) => textCell(cest) },
  { heading: 'CFOP', width: 8, cell: ({ cfop }) => textCell(cfop) },
  { heading: 'CST/CSOSN ICMS', width: 16, cell: ({ cst_icms }) => textCell(cst_icms) },
  { heading: 'CST PIS', width: 10, cell: ({ cst_pis }) => textCell(cst_pis) },
  { heading: 'CST COFINS', width: 12, cell: ({ cst_cofins }) => textCell(cst_cofins) },
  { heading: 'Valor', width: 16, cell: ({ valor }) => moneyCell(valor) },
  { heading: 'Grupo', width: 24, cell: ({ grupo }) => textCell(itemGroupLabels[grupo]) },
  { heading: 'Regra', width: 50, cell: ({ regra }) => textCell(regra) },
  { heading: 'Lei', width: 40, cell: ({ lei }) => textCell(lei) },
  { heading: 'Fonte da regra', width: 50, cell: ({ fonte }) => textCell(fonte ?? '') },
  { heading: 'A revisar', width: 12, cell: ({ revisar }) => textCell(revisar ? 'Sim' : 'Não') },
  { heading: 'Força', width: 14, cell: ({ forca }) => textCell(forca ? claimStrengthLabels[forca] : '') },
  { heading: 'Prova', width: 50, cell: ({ prova }) => textCell(prova ?? '') },
  { heading: 'CST IBS/CBS', width: 12, cell: ({ ibs_cbs }) => textCell(ibs_cbs?.cst ?? '') },
  { heading: 'Classificação IBS/CBS', width: 20, cell: ({ ibs_cbs }) => textCell(ibs_cbs?.classificacao ?? '') },
  { heading: 'IBS', width: 12, cell: ({ ibs_cbs }) => (ibs_cbs ? moneyCell(ibs_cbs.ibs) : textCell('')) },
  { heading: 'CBS', width: 12, cell: ({ ibs_cbs }) => (ibs_cbs ? moneyCell(ibs_cbs.cbs) : textCell('')) },
];
