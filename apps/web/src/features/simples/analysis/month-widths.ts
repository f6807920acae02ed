import { formatDecimal, reaisOf } from '@restitui/brazil/money.ts';
import type { MonthTotals } from '@restitui/domain/simples/analysis/month-totals.ts';
import { fittingColumns } from '../../../ui/fitting-columns.ts';
import type { MonthColumn, MonthColumnId } from './components/month-columns.tsx';

const padding = 24;
const digitWidth = 8.2;
const headWidth = 6.8;
const noteWidth = 6.4;
/** Letters of the longest note below a refund, ' certos', beside its amount. */
const noteLetters = 7;
/** Of the month, with the arrow of its year. */
const firstWidth = 112;
const narrowFirst = 88;
/** Of the pencil and an amount. */
const leastRefund = 104;

const fixed: Partial<Record<MonthColumnId, number>> = {
  cobertura: 88,
  diagnostico: 152,
  prescreve: 136,
  falta: 200,
};

/** Columns to hide on narrow tables, first to go first. */
const spare: MonthColumnId[] = [
  'xml',
  'total',
  'monofasicos',
  'corrigido',
  'cobertura',
  'declarado',
  'prescreve',
  'diagnostico',
];
const narrow: MonthColumnId[] = ['falta', 'restituir'];

/** Returns the pixels of a refund and the note below it. */
function refundWidth({ restituir }: MonthTotals): number {
  const digits = formatDecimal(reaisOf(restituir ?? 0)).length;
  return Math.max(leastRefund, Math.ceil(padding + Math.max(digits * digitWidth, (digits + noteLetters) * noteWidth)));
}

/** Returns the pixels that each column needs: money by the sum of all months, which is the longest amount. */
function columnWidths(columns: readonly MonthColumn[], sums: MonthTotals): Record<MonthColumnId, number> {
  const widthOf = ({ id, header }: MonthColumn) => {
    const cents = sums[id as keyof MonthTotals] ?? 0;
    const amount = formatDecimal(reaisOf(cents)).length * digitWidth;
    return fixed[id] ?? Math.ceil(padding + Math.max(header.length * headWidth, amount));
  };
  const widths = Object.fromEntries(columns.map((column) => [column.id, widthOf(column)]));
  return { ...widths, restituir: Math.max(widths.restituir ?? 0, refundWidth(sums)) } as Record<MonthColumnId, number>;
}

/** Columns of a table with their widths in pixels; what is left takes the rest. */
export interface MonthLayout {
  isNarrow: boolean;
  first: number;
  columns: { column: MonthColumn; width: number | undefined }[];
}

/** Returns the columns that fit into a width; on a phone, what is left and the refund. */
export function layOutMonths(
  columns: readonly MonthColumn[],
  sums: MonthTotals,
  { width, isPhone }: { width: number; isPhone: boolean },
): MonthLayout {
  const widths = columnWidths(columns, sums);
  const fitting = fittingColumns(widths, width === 0 ? Number.POSITIVE_INFINITY : width - firstWidth, spare);
  const isNarrow = isPhone || fitting.length === narrow.length;
  const widthOf = (id: MonthColumnId) => {
    if (id === 'falta') return undefined;
    return isNarrow ? refundWidth(sums) : widths[id];
  };
  return {
    isNarrow,
    first: isNarrow ? narrowFirst : firstWidth,
    columns: (isNarrow ? narrow : fitting).flatMap((id) => {
      const column = columns.find((one) => one.id === id);
      return column ? [{ column, width: widthOf(id) }] : [];
    }),
  };
}
