import { monthCell, type SheetCell, textCell } from '../../exports/sheet-cells.ts';
import { formatPeriod } from './period-text.ts';

/** Makes a cell with a period `MM/AAAA`: a month as its first day, an annual 13º as text. */
export function periodCell(period: string): SheetCell {
  return period.startsWith('13/') ? textCell(formatPeriod(period)) : monthCell(period);
}
