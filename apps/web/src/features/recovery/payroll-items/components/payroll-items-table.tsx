import { formatBRL } from '@restitui/brazil/money.ts';
import {
  groupPayrollItems,
  type PayrollItemRow,
  totalOfPayrollItems,
} from '@restitui/domain/recovery/payroll-items/payroll-item-rows.ts';
import type { ReactNode } from 'react';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../../../../ui/table.tsx';

interface PayrollItemsTableProps {
  rows: readonly PayrollItemRow[];
  /** Renders the value cell. */
  value: (row: PayrollItemRow) => ReactNode;
}

/** Renders payroll items by group, with group totals and the overall total. */
export function PayrollItemsTable({ rows, value }: PayrollItemsTableProps) {
  return (
    <Table aria-label="Verbas">
      <TableHead>
        <TableRow>
          <TableHeader>Verba</TableHeader>
          <TableHeader align="end">Valor</TableHeader>
        </TableRow>
      </TableHead>
      {groupPayrollItems(rows).map(({ grupo, rows: ofGroup, total }) => (
        <TableBody key={grupo}>
          <tr>
            <th scope="rowgroup" className="h-9 border-b bg-sunken px-4 text-left font-medium text-caption">
              {grupo}
            </th>
            <td className="figures h-9 border-b bg-sunken px-4 text-right text-caption text-muted">
              {formatBRL(total)}
            </td>
          </tr>
          {ofGroup.map((row) => (
            <TableRow key={row.verba}>
              <TableCell className="group-last/row:border-b">
                <span className="block leading-5">{row.verba}</span>
                <span className="block text-caption text-muted">
                  {[row.incidencia, row.base].filter(Boolean).join(' · ')}
                </span>
              </TableCell>
              <TableCell align="end" className="w-44 group-last/row:border-b max-sm:w-36">
                {value(row)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      ))}
      <tfoot>
        <tr>
          <th scope="row" className="h-12 px-4 text-left font-semibold text-body">
            Crédito total a compensar
          </th>
          <td className="figures h-12 px-4 text-right font-semibold text-lead">
            {formatBRL(totalOfPayrollItems(rows))}
          </td>
        </tr>
      </tfoot>
    </Table>
  );
}
