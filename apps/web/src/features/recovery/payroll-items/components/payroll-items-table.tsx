import { joinFacts } from '@restitui/brazil/join-facts.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import { groupPayrollItems, type PayrollItemRow } from '@restitui/domain/recovery/payroll-items/payroll-item-rows.ts';
import {
  payrollItemTotals,
  standingLabels,
  standingOf,
} from '@restitui/domain/recovery/payroll-items/payroll-item-standing.ts';
import { keysOf } from '@restitui/domain/wire/record-keys.ts';
import type { ReactNode } from 'react';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import { Table, TableBody, TableCell, TableHeader, TableHeadRow, TableRow } from '../../../../ui/table.tsx';

interface PayrollItemsTableProps {
  rows: readonly PayrollItemRow[];
  /** Renders the value cell. */
  value: (row: PayrollItemRow) => ReactNode;
  /** Undefined in read mode. */
  onPromise?: (verba: string, prometida: boolean) => void;
}

/** Renders payroll items by group, with group totals and the overall total. */
export function PayrollItemsTable({ rows, value, onPromise }: PayrollItemsTableProps) {
  return (
    <Table aria-label="Verbas">
      <TableHeadRow>
        <TableHeader>Verba</TableHeader>
        <TableHeader align="end">Valor</TableHeader>
      </TableHeadRow>
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
                <span className="block text-caption text-muted">{joinFacts(row.incidencia, row.base)}</span>
                <PromiseChoice row={row} onPromise={onPromise} />
              </TableCell>
              <TableCell align="end" className="w-44 group-last/row:border-b max-sm:w-36">
                {value(row)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      ))}
      <PayrollItemsFooter rows={rows} />
    </Table>
  );
}

function PayrollItemsFooter({ rows }: { rows: readonly PayrollItemRow[] }) {
  const totals = payrollItemTotals(rows);
  return (
    <tfoot>
      {keysOf(standingLabels).map((standing) => (
        <tr key={standing}>
          <th scope="row" className="h-9 px-4 text-left font-normal text-body text-muted">
            {standingLabels[standing]}
          </th>
          <td className="figures h-9 px-4 text-right text-muted">{formatBRL(totals[standing])}</td>
        </tr>
      ))}
      <tr>
        <th scope="row" className="h-12 px-4 text-left font-semibold text-body">
          Crédito total a compensar
          <span className="block font-normal text-caption text-muted">Só as verbas marcadas</span>
        </th>
        <td className="figures h-12 px-4 text-right font-semibold text-lead">{formatBRL(totals.prometido)}</td>
      </tr>
    </tfoot>
  );
}

interface PromiseChoiceProps {
  row: PayrollItemRow;
  onPromise: PayrollItemsTableProps['onPromise'];
}

function PromiseChoice({ row, onPromise }: PromiseChoiceProps) {
  const standing = standingOf(row.verba);
  if (row.valor === 0) return null;
  if (standing === 'sem_direito' || !onPromise) {
    const state = row.prometida ? 'No crédito a compensar' : 'Fora do crédito a compensar';
    return <span className="block text-caption">{joinFacts(standingLabels[standing], state)}</span>;
  }
  return (
    <Checkbox
      className="mt-1 w-fit"
      checked={row.prometida}
      onCheckedChange={(checked) => onPromise(row.verba, checked === true)}
      label={
        <span className="text-caption">
          {standingLabels[standing]}&nbsp;· contar<span className="sr-only"> {row.verba}</span> no crédito
        </span>
      }
    />
  );
}
