import { itemGroupLabels } from './item-filters.ts';
import type { AnalysisItem } from './simples-analysis.api.ts';
import type { SheetCell, SimplesSheet } from './simples-sheet.ts';

/** An item of a note, with the month in which it was counted. */
export type NoteLine = AnalysisItem & { competencia: string };

interface NoteColumn {
  heading: string;
  width: number;
  of: (line: NoteLine) => string | number;
}

/** The columns of the notes export (W-588): origin, product, classification and reason of an item. */
export const noteColumns: readonly NoteColumn[] = [
  { heading: 'Competência', width: 14, of: ({ competencia }) => competencia },
  { heading: 'Emissão', width: 14, of: ({ emissao }) => emissao.slice(0, 10).split('-').reverse().join('/') },
  { heading: 'Chave de acesso', width: 48, of: ({ chave }) => chave },
  { heading: 'Modelo', width: 10, of: ({ modelo }) => modelo },
  { heading: 'Série', width: 8, of: ({ serie }) => serie },
  { heading: 'Número', width: 12, of: ({ numero }) => numero },
  { heading: 'Emitente', width: 20, of: ({ emitente }) => emitente },
  { heading: 'Item', width: 8, of: ({ item }) => item },
  { heading: 'Código', width: 16, of: ({ codigo }) => codigo },
  { heading: 'Produto', width: 40, of: ({ produto }) => produto },
  { heading: 'NCM', width: 12, of: ({ ncm }) => ncm },
  { heading: 'CEST', width: 12, of: ({ cest }) => cest },
  { heading: 'CFOP', width: 8, of: ({ cfop }) => cfop },
  { heading: 'CST/CSOSN ICMS', width: 16, of: ({ cst_icms }) => cst_icms },
  { heading: 'CST PIS', width: 10, of: ({ cst_pis }) => cst_pis },
  { heading: 'CST COFINS', width: 12, of: ({ cst_cofins }) => cst_cofins },
  { heading: 'Valor', width: 16, of: ({ valor }) => valor },
  { heading: 'Grupo', width: 24, of: ({ grupo }) => itemGroupLabels[grupo] },
  { heading: 'Regra', width: 50, of: ({ regra }) => regra },
  { heading: 'Lei', width: 40, of: ({ lei }) => lei },
  { heading: 'A revisar', width: 12, of: ({ revisar }) => (revisar ? 'Sim' : 'Não') },
];

function cellOf(value: string | number, heading: string): SheetCell {
  if (typeof value === 'string') return { value, type: String, format: '@' };
  return { value, type: Number, format: heading === 'Valor' ? '#,##0.00' : '0' };
}

/** Builds the notes export: one row per item. */
export function notesSheet(lines: readonly NoteLine[]): SimplesSheet {
  const headings = noteColumns.map(({ heading }): SheetCell => ({ value: heading, type: String, fontWeight: 'bold' }));
  return {
    sheet: 'Notas',
    data: [headings, ...lines.map((line) => noteColumns.map(({ heading, of }) => cellOf(of(line), heading)))],
    columns: noteColumns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
    stickyColumnsCount: 1,
    orientation: 'landscape',
  };
}
