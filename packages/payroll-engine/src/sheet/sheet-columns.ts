import { createHash } from 'node:crypto';
import { foldText } from '@restitui/brazil/fold-text.ts';
import { UnknownColumns } from '../payroll-error.ts';

/** Contents of a sheet of payroll items (PR-011). */
export const sheetColumns = [
  'competencia',
  'rubrica',
  'valor',
  'estabelecimento',
  'descricao',
  'natureza',
  'incidencia',
] as const;
export type SheetColumn = (typeof sheetColumns)[number];

/** Position of each content in a sheet, from 0; null for one that the sheet does not have. */
export type SheetLayout = Record<SheetColumn, number | null>;

/** The layout of the sheets that have certain headings, as an analyst entered it. */
export interface KnownLayout {
  /** `headingsKey` of their headings. */
  assinatura: string;
  colunas: SheetLayout;
}

const required = ['competencia', 'rubrica', 'valor'] as const;

/** Headings, folded, under which programs for payrolls write each content; the first is that of PR-011. */
const headingsOf: Record<SheetColumn, readonly string[]> = {
  competencia: ['competencia', 'comp', 'mes', 'mes ano', 'mes de referencia', 'mes ref', 'periodo', 'referencia'],
  rubrica: ['rubrica', 'codigo da rubrica', 'cod rubrica', 'codigo do evento', 'cod evento', 'evento', 'codigo', 'cod'],
  valor: ['valor', 'valor total', 'valor r$', 'vlr', 'vl', 'total', 'montante'],
  estabelecimento: ['estabelecimento', 'cnpj', 'cnpj do estabelecimento', 'filial', 'inscricao'],
  descricao: [
    'descricao',
    'descricao da rubrica',
    'nome da rubrica',
    'descricao do evento',
    'nome do evento',
    'historico',
  ],
  natureza: ['natureza', 'natureza da rubrica', 'natrubr', 'cod natureza'],
  incidencia: ['incidencia', 'codinccp', 'incidencia inss', 'incide inss', 'inss'],
};

/** Identifies sheets with the same headings in the same order, without accents and case. */
export function headingsKey(headings: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify(headings.map(foldText)))
    .digest('hex');
}

/**
 * Returns the layout of a sheet: the analyst's for its headings, otherwise that of the names of PR-011.
 * @throws UnknownColumns when neither gives the required columns
 */
export function layoutOf(headings: readonly string[], known: readonly KnownLayout[]): SheetLayout {
  const key = headingsKey(headings);
  const entered = known.find(({ assinatura }) => assinatura === key);
  if (entered) return entered.colunas;
  const folded = headings.map(foldText);
  const missing = required.find((column) => !folded.includes(column));
  if (missing) throw new UnknownColumns(missing);
  return layoutBy((column) => folded.indexOf(column));
}

/** Suggests a layout from usual headings; a column has one content at most. */
export function suggestLayout(headings: readonly string[]): SheetLayout {
  const folded = headings.map((heading) => foldText(heading.replace(/[^\p{L}\p{N}$]+/gu, ' ')));
  const taken = new Set<number>();
  return layoutBy((column) => {
    const at = headingsOf[column].map((name) => folded.findIndex((one, i) => one === name && !taken.has(i)));
    const found = at.find((position) => position >= 0) ?? -1;
    taken.add(found);
    return found;
  });
}

function layoutBy(positionOf: (column: SheetColumn) => number): SheetLayout {
  return Object.fromEntries(
    sheetColumns.map((column) => {
      const at = positionOf(column);
      return [column, at < 0 ? null : at];
    }),
  ) as SheetLayout;
}
