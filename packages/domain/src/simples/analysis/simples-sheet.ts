import { monthCell, type SheetCell, textCell } from '../../exports/sheet-cells.ts';
import { claimStrengthLabels, type MonthStrength } from './claim-strength.ts';
import type { AnalysisRow } from './simples-analysis.api.ts';

/** `percent` and `rate` are 0 to 100 in the row and divided by 100 in the sheet (W-582). */
export type SheetUnit = 'text' | 'month' | 'money' | 'percent' | 'rate' | 'count';

export interface SimplesColumn {
  key: Exclude<
    keyof AnalysisRow,
    | 'alertas'
    | 'cobertura'
    | 'prescreve_em'
    | 'total_calculado'
    | 'editado_por'
    | 'editado_em'
    | 'editado_motivo'
    | 'recalculado'
    | 'forca'
    | 'na_soma'
  >;
  heading: string;
  unit: SheetUnit;
  /** Also in the sheet of nine columns. */
  rectification: boolean;
}

/** The 28 columns of the detailed sheet, in their order (W-581). */
export const simplesColumns: readonly SimplesColumn[] = [
  { key: 'competencia', heading: 'Competência', unit: 'month', rectification: true },
  { key: 'rb_auferida', heading: 'Receita bruta auferida', unit: 'money', rectification: true },
  { key: 'sem_subs_rb', heading: 'Receita sem substituição', unit: 'money', rectification: true },
  { key: 'com_subs_rb', heading: 'Receita com substituição', unit: 'money', rectification: true },
  { key: 'valor_retificado_st', heading: 'Valor retificado ST', unit: 'money', rectification: true },
  { key: 'total_monofasicos', heading: 'Total monofásicos', unit: 'money', rectification: true },
  { key: 'total', heading: 'Total', unit: 'money', rectification: true },
  { key: 'total_a_restituir', heading: 'Total a restituir', unit: 'money', rectification: true },
  { key: 'diagnostico', heading: 'Diagnóstico', unit: 'text', rectification: true },
  { key: 'Receita_Bruta_XML', heading: 'Receita bruta XML', unit: 'money', rectification: false },
  { key: 'receita_st', heading: 'Receita ST', unit: 'money', rectification: false },
  { key: 'receita_monofasico', heading: 'Receita monofásico', unit: 'money', rectification: false },
  { key: 'receita_st_e_monofasico', heading: 'Receita ST e monofásico', unit: 'money', rectification: false },
  { key: 'porcentagem_monofasicos', heading: '% monofásicos', unit: 'percent', rectification: false },
  { key: 'porcentagem_icms', heading: '% ICMS-ST', unit: 'percent', rectification: false },
  { key: 'cofins_pago', heading: 'COFINS pago', unit: 'money', rectification: false },
  { key: 'pis_pago', heading: 'PIS pago', unit: 'money', rectification: false },
  { key: 'cofins_devido', heading: 'COFINS devido', unit: 'money', rectification: false },
  { key: 'pis_devido', heading: 'PIS devido', unit: 'money', rectification: false },
  { key: 'cofins_restituir', heading: 'COFINS a restituir', unit: 'money', rectification: false },
  { key: 'pis_restituir', heading: 'PIS a restituir', unit: 'money', rectification: false },
  { key: 'total_icms', heading: 'Total ICMS', unit: 'money', rectification: false },
  { key: 'total_produtos_validos', heading: 'Produtos válidos', unit: 'count', rectification: false },
  { key: 'total_monofasicos_validos', heading: 'Monofásicos válidos', unit: 'count', rectification: false },
  { key: 'total_icms_st_validos', heading: 'ICMS-ST válidos', unit: 'count', rectification: false },
  { key: 'red_efetiva', heading: 'Redução efetiva', unit: 'percent', rectification: false },
  { key: 'aliq_efetiva_c', heading: 'Alíquota efetiva COFINS', unit: 'rate', rectification: false },
  { key: 'aliq_efetiva_p', heading: 'Alíquota efetiva PIS', unit: 'rate', rectification: false },
];

/** The nine of the rectification sheet (W-580). */
export const rectificationColumns = simplesColumns.filter(({ rectification }) => rectification);

/** The fields of a row that the sheets use. */
export type SheetRow = Pick<AnalysisRow, SimplesColumn['key']>;

const formats: Record<SheetUnit, string> = {
  text: '@',
  month: 'mm/yyyy',
  money: '#,##0.00',
  percent: '0.00%',
  rate: '0.0000%',
  count: '#,##0',
};

const isShare = (unit: SheetUnit) => unit === 'percent' || unit === 'rate';

/** Returns the value of a cell: percentages as fractions, rounded to remove binary noise. */
export function sheetValue(row: SheetRow, { key, unit }: SimplesColumn): string | number {
  const value = row[key];
  return isShare(unit) ? Number((Number(value) / 100).toFixed(6)) : value;
}

function cellOf(row: SheetRow, column: SimplesColumn): SheetCell {
  if (column.unit === 'month') return monthCell(row.competencia);
  const type = column.unit === 'text' ? String : Number;
  return { value: sheetValue(row, column), type, format: formats[column.unit] };
}

function widthOf({ key, unit, heading }: SimplesColumn): number {
  if (key === 'diagnostico') return 70;
  return Math.max(unit === 'money' ? 16 : 12, heading.length + 4);
}

/** A sheet for write-excel-file: bold frozen headings, then one row per month. */
export interface SimplesSheet {
  sheet: string;
  data: SheetCell[][];
  columns: { width: number }[];
  stickyRowsCount: number;
  stickyColumnsCount: number;
  orientation: 'landscape';
}

function sheetOf(name: string, columns: readonly SimplesColumn[], rows: readonly SheetRow[]): SimplesSheet {
  const headings = columns.map(({ heading }): SheetCell => ({ value: heading, type: String, fontWeight: 'bold' }));
  return {
    sheet: name,
    data: [headings, ...rows.map((row) => columns.map((column) => cellOf(row, column)))],
    columns: columns.map((column) => ({ width: widthOf(column) })),
    stickyRowsCount: 1,
    stickyColumnsCount: 1,
    orientation: 'landscape',
  };
}

/** Builds the sheet of 9 columns, for all who see the analysis. */
export function rectificationSheet(rows: readonly SheetRow[]): SimplesSheet {
  return sheetOf('Retificação', rectificationColumns, rows);
}

/** Builds the sheet of all 28 columns, for users who may open the analysis itself. */
export function detailedSheet(rows: readonly SheetRow[]): SimplesSheet {
  return sheetOf('Detalhado', simplesColumns, rows);
}

const strengthColumns: readonly { heading: string; value: (row: StrengthRow) => number | undefined }[] = [
  { heading: 'Total a restituir', value: (row) => row.total_a_restituir },
  { heading: claimStrengthLabels.certa, value: ({ forca }) => forca?.certa },
  { heading: claimStrengthLabels.defensavel, value: ({ forca }) => forca?.defensavel },
  { heading: claimStrengthLabels.a_provar, value: ({ forca }) => forca?.a_provar },
  { heading: 'A revisar, fora do total', value: ({ forca }) => forca?.a_revisar },
];

/** The fields of a row that the sheet of strengths uses. */
export type StrengthRow = Pick<AnalysisRow, 'competencia' | 'total_a_restituir'> & {
  forca?: MonthStrength | null | undefined;
};

/** Builds the sheet of the totals by strength of proof; months that were not assessed have empty cells. */
export function strengthSheet(rows: readonly StrengthRow[]): SimplesSheet {
  const headings = ['Competência', ...strengthColumns.map(({ heading }) => heading), 'Força'];
  const moneyOrNone = (value: number | undefined): SheetCell =>
    value === undefined ? textCell('') : { value, type: Number, format: formats.money };
  return {
    sheet: 'Força da prova',
    data: [
      headings.map((value): SheetCell => ({ value, type: String, fontWeight: 'bold' })),
      ...rows.map((row): SheetCell[] => [
        monthCell(row.competencia),
        ...strengthColumns.map(({ value }) => moneyOrNone(value(row))),
        textCell(row.forca?.nivel ? claimStrengthLabels[row.forca.nivel] : ''),
      ]),
    ],
    columns: headings.map((heading) => ({ width: Math.max(16, heading.length + 4) })),
    stickyRowsCount: 1,
    stickyColumnsCount: 1,
    orientation: 'landscape',
  };
}
