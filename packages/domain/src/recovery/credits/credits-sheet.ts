import { moneyCell, monthCell, type SheetCell, sheetOf, textCell } from '../../exports/sheet-cells.ts';
import { taxMonthOfCredit } from './credit-calculation.ts';
import type { Credit } from './credits.api.ts';

/** The fields of a credit that the sheet needs. */
export type CreditSheetRow = Pick<
  Credit,
  'anoCompetencia' | 'mesCompetencia' | 'comissao' | 'creditOrigin' | 'selic' | 'compensacao' | 'isPago'
>;

const headings = ['Competência', 'Comissão', 'Crédito original', 'SELIC', 'Compensação', 'Status'];

/** Returns the label of a paid or unpaid commission for lists and spreadsheets. */
export function creditStatus({ isPago }: Pick<Credit, 'isPago'>): 'Pago' | 'Pendente' {
  return isPago ? 'Pago' : 'Pendente';
}

function lineOf(row: CreditSheetRow): SheetCell[] {
  return [
    monthCell(taxMonthOfCredit(row) ?? ''),
    ...[row.comissao, row.creditOrigin, row.selic, row.compensacao].map(moneyCell),
    textCell(creditStatus(row)),
  ];
}

/** Builds the spreadsheet of credits, with bold frozen headings and one line per credit (W-577). */
export function creditsSheet(rows: readonly CreditSheetRow[]) {
  return sheetOf('Créditos', headings, rows.map(lineOf));
}
