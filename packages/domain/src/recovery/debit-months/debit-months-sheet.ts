import { sumOfReais } from '@restitui/brazil/money.ts';
import { formatYesNo } from '@restitui/brazil/yes-no.ts';
import { moneyCell, monthCell, sheetOf, textCell, totalCells } from '../../exports/sheet-cells.ts';
import { debitTotals, monthPayment, monthSituation, monthSituationLabels } from './debit-month-totals.ts';
import type { DebitMonth } from './debit-months.api.ts';

const headings = ['Mês', 'Situação', 'Crédito', 'Utilizado', 'Saldo', 'Verbas', 'Pago', 'PER/DCOMP'];

/** Builds the spreadsheet of the recovery of Subvenção: one line per month, and totals. */
export function debitMonthsSheet(months: readonly DebitMonth[]) {
  const lines = months.map((month) => [
    monthCell(month.month),
    textCell(monthSituationLabels[monthSituation(month)]),
    ...[month.credit, month.totalUsed, sumOfReais([month.credit, -month.totalUsed])].map(moneyCell),
    ...[
      month.items.map(({ verba }) => verba).join(', '),
      formatYesNo(monthPayment(month) === 'pago'),
      formatYesNo(month.isSituacaoPerDComp),
    ].map(textCell),
  ]);
  const { credit, used, balance } = debitTotals(months);
  const total = [
    ...['Total', ''].map(textCell),
    ...[credit, used, balance].map(moneyCell),
    ...['', '', ''].map(textCell),
  ];
  return sheetOf('Recuperação', headings, [...lines, totalCells(total)]);
}
