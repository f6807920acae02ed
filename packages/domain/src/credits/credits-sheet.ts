import { competenceOfCredit } from './credit-account.ts';
import type { Credit } from './credits.api.ts';

/** What the sheet needs of a row. */
export type CreditSheetRow = Pick<
  Credit,
  'anoCompetencia' | 'mesCompetencia' | 'comissao' | 'creditOrigin' | 'selic' | 'compensacao' | 'isPago'
>;

/** One cell as the spreadsheet writer takes it. */
interface CreditCell {
  value: string | number;
  type: StringConstructor | NumberConstructor;
  format?: string;
  fontWeight?: 'bold';
}

const headings = ['Competência', 'Comissão', 'Crédito original', 'SELIC', 'Compensação', 'Status'];

export function creditStatus({ isPago }: Pick<Credit, 'isPago'>): 'Pago' | 'Pendente' {
  return isPago ? 'Pago' : 'Pendente';
}

const textCell = (value: string): CreditCell => ({ value, type: String, format: '@' });
const moneyCell = (value: number): CreditCell => ({ value, type: Number, format: '#,##0.00' });

function lineOf(row: CreditSheetRow): CreditCell[] {
  return [
    textCell(competenceOfCredit(row) ?? ''),
    ...[row.comissao, row.creditOrigin, row.selic, row.compensacao].map(moneyCell),
    textCell(creditStatus(row)),
  ];
}

/** The credits as the spreadsheet writer takes them: bold frozen headings, then a line per credit (W-577). */
export function creditsSheet(rows: readonly CreditSheetRow[]) {
  return {
    sheet: 'Créditos',
    data: [headings.map((value): CreditCell => ({ value, type: String, fontWeight: 'bold' })), ...rows.map(lineOf)],
    columns: headings.map(() => ({ width: 18 })),
    stickyRowsCount: 1,
    stickyColumnsCount: 1,
    orientation: 'landscape' as const,
  };
}
