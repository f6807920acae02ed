import { moneyCell, monthCell, sheetOf, textCell, totalCells } from '../../exports/sheet-cells.ts';
import { serviceLabels } from '../products/service-type.ts';
import { compensationTax, compensationTaxLabels } from './compensation-tax.ts';
import { compensationTotals } from './compensation-totals.ts';
import type { Compensation } from './compensations.api.ts';

const taxes = compensationTax.options;
const headings = [
  ...['Cliente', 'CNPJ/CPF', 'Serviço', 'PA', 'PER/DCOMP'],
  ...taxes.map((tax) => compensationTaxLabels[tax]),
  'Total',
];

/** Builds the spreadsheet of the report: one line per compensation with the amount under its tax, and totals. */
export function compensationsSheet(rows: readonly Compensation[]) {
  const amounts = (of: readonly Compensation[]) => {
    const { tributos, total } = compensationTotals(of);
    return [...taxes.map((tax) => moneyCell(tributos[tax])), moneyCell(total)];
  };
  const lines = rows.map((row) => [
    ...[row.empresa, row.id_client, serviceLabels[row.typeServico]].map(textCell),
    monthCell(row.pa),
    textCell(row.perDcomp),
    ...amounts([row]),
  ]);
  const total = [...['Total', '', '', '', ''].map(textCell), ...amounts(rows)];
  return sheetOf('Compensações', headings, [...lines, totalCells(total)]);
}
