import { moneyCell, sheetOf, textCell, totalCells } from '../exports/sheet-cells.ts';
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

/** The report as the spreadsheet writer takes it: a line per compensation under its tax, and the totals beneath. */
export function compensationsSheet(rows: readonly Compensation[]) {
  const amounts = (of: readonly Compensation[]) => {
    const { tributos, total } = compensationTotals(of);
    return [...taxes.map((tax) => moneyCell(tributos[tax])), moneyCell(total)];
  };
  const lines = rows.map((row) => [
    ...[row.empresa, row.id_client, serviceLabels[row.typeServico], row.pa, row.perDcomp].map(textCell),
    ...amounts([row]),
  ]);
  const total = [...['Total', '', '', '', ''].map(textCell), ...amounts(rows)];
  return sheetOf('Compensações', headings, [...lines, totalCells(total)]);
}
