import { moneyCell, type SheetCell, sheetOf, textCell } from '../exports/sheet-cells.ts';
import { competenceOfCredit } from './credit-account.ts';
import type { Credit } from './credits.api.ts';

/** What the sheet needs of a row. */
export type CreditSheetRow = Pick<
  Credit,
  'anoCompetencia' | 'mesCompetencia' | 'comissao' | 'creditOrigin' | 'selic' | 'compensacao' | 'isPago'
>;

const headings = ['Competência', 'Comissão', 'Crédito original', 'SELIC', 'Compensação', 'Status'];

/** Whether the commission of a credit is paid, as lists and spreadsheets say it. */
export function creditStatus({ isPago }: Pick<Credit, 'isPago'>): 'Pago' | 'Pendente' {
  return isPago ? 'Pago' : 'Pendente';
}

function lineOf(row: CreditSheetRow): SheetCell[] {
  return [
    textCell(competenceOfCredit(row) ?? ''),
    ...[row.comissao, row.creditOrigin, row.selic, row.compensacao].map(moneyCell),
    textCell(creditStatus(row)),
  ];
}

/** The credits as the spreadsheet writer takes them: bold frozen headings, then a line per credit (W-577). */
export function creditsSheet(rows: readonly CreditSheetRow[]) {
  return sheetOf('Créditos', headings, rows.map(lineOf));
}
