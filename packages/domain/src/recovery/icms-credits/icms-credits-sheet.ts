import { moneyCell, monthCell, type SheetCell, sheetOf, textCell, totalCells } from '../../exports/sheet-cells.ts';
import { type IcmsFigures, icmsTotals } from './icms-credit-totals.ts';
import type { IcmsCredit } from './icms-credits.api.ts';

const ofEach = (tax: string) => [
  `Crédito ${tax} original`,
  `Crédito ${tax} utilizado`,
  `Crédito ${tax} pago`,
  `DCOMP inicial ${tax}`,
  `Saldo ${tax}`,
];
const headings = ['Cliente', 'CNPJ/CPF', 'Período apurado', ...ofEach('PIS'), ...ofEach('COFINS'), 'Saldo'];

/** Builds the spreadsheet of the control: one line per period, and totals. */
export function icmsCreditsSheet(rows: readonly IcmsCredit[]) {
  const lines = rows.map((row) => {
    const { pis, cofins, saldo } = icmsTotals([row]);
    return [
      ...[row.empresa, row.id_client].map(textCell),
      monthCell(row.periodoApurado),
      ...cellsOf(pis, row.dcompInicialPis),
      ...cellsOf(cofins, row.dcompInicialCofins),
      moneyCell(saldo),
    ];
  });
  const { pis, cofins, saldo } = icmsTotals(rows);
  const total = [...['Total', '', ''].map(textCell), ...cellsOf(pis, ''), ...cellsOf(cofins, ''), moneyCell(saldo)];
  return sheetOf('Créditos de ICMS', headings, [...lines, totalCells(total)]);
}

function cellsOf({ original, utilizado, pago, saldo }: IcmsFigures, dcomp: string): SheetCell[] {
  return [...[original, utilizado, pago].map(moneyCell), textCell(dcomp), moneyCell(saldo)];
}
