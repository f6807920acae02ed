import { normaliseCnpj } from '@restitui/brazil/cnpj.ts';
import { centsOfTyped } from '../money-text.ts';
import { type PayrollPeriod, parsePeriod } from '../payroll-period.ts';
import type { SheetColumn } from './sheet-columns.ts';

/** A line of the sheet: a rubrica with its value in a period (PR-011). */
export interface SheetLine {
  period: PayrollPeriod;
  /** Without punctuation; '' when the line has none. */
  establishment: string;
  code: string;
  description: string;
  nature: string | undefined;
  /** codIncCP; undefined when the line has none. */
  codIncCP: string | undefined;
  /** Signed. */
  cents: number;
}

/** Cells of a line by their content. */
export type SheetCells = (column: SheetColumn) => string;

/** Reads a line; undefined when its period, rubrica or value is missing or wrong. */
export function readSheetLine(cell: SheetCells): SheetLine | undefined {
  const period = periodOf(cell('competencia'));
  const cents = centsOfTyped(cell('valor'));
  const code = cell('rubrica');
  if (!period || cents === undefined || code === '') return undefined;
  return {
    period,
    establishment: normaliseCnpj(cell('estabelecimento')),
    code,
    description: cell('descricao'),
    nature: cell('natureza') || undefined,
    codIncCP: incidenceCode(cell('incidencia')),
    cents,
  };
}

/** `MM/AAAA` or `AAAA-MM`; month 13 is the annual 13º. */
function periodOf(text: string): PayrollPeriod | undefined {
  const typed = /^(\d{2})\/(\d{4})$/.exec(text);
  return parsePeriod(typed ? `${typed[2]}-${typed[1]}` : text);
}

/** Returns whether a cell is a period. */
export function isSheetPeriod(text: string): boolean {
  return periodOf(text) !== undefined;
}

/** A codIncCP, or S for taxed and N for not taxed. */
export function incidenceCode(text: string): string | undefined {
  const upper = text.toUpperCase();
  if (upper === 'S') return '11';
  if (upper === 'N') return '00';
  return /^\d{1,2}$/.test(upper) ? upper.padStart(2, '0') : undefined;
}
