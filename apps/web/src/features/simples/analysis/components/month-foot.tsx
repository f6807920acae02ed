import { formatBRL, reaisOf } from '@restitui/brazil/money.ts';
import type { MonthTotals } from '@restitui/domain/simples/analysis/month-totals.ts';
import type { MonthWork } from '@restitui/domain/simples/analysis/month-work.ts';
import type { ReactNode } from 'react';
import { cn } from '../../../../lib/cn.ts';
import { TableCell, TableRow } from '../../../../ui/table.tsx';
import { formatMonthCount } from '../month-figures.ts';
import type { MonthColumn } from './month-columns.tsx';

interface MonthFootProps {
  months: readonly MonthWork[];
  sums: MonthTotals;
  columns: readonly MonthColumn[];
  /** The primary button. */
  next: ReactNode;
}

/** The totals of the listed months in their columns, and the next month's button. */
export function MonthFoot({ months, sums, columns, next }: MonthFootProps) {
  const cell = 'h-14 border-t bg-surface';
  return (
    <tfoot className="sticky bottom-(--offline) z-10 print:static [@media(max-height:30rem)]:static">
      <TableRow>
        <th scope="row" className={cn(cell, 'whitespace-nowrap py-1 pr-3 pl-4 text-left font-semibold')}>
          {formatMonthCount(months.length)}
        </th>
        {columns.map(({ id, align, sum }) => (
          <TableCell key={id} align={align} className={cn(cell, 'font-semibold', id !== 'falta' && 'truncate')}>
            {id === 'falta' ? next : sum(sums, months)}
          </TableCell>
        ))}
      </TableRow>
    </tfoot>
  );
}

/** The same on a phone: the refund and the button. */
export function MonthFootBar({ months, sums, next }: Omit<MonthFootProps, 'columns'>) {
  return (
    <div className="sticky bottom-(--offline) z-10 flex items-center justify-between gap-3 border-t bg-surface px-4 py-2.5 print:static [@media(max-height:30rem)]:static">
      <p className="min-w-0">
        <span className="block text-caption text-muted">A restituir, {formatMonthCount(months.length)}</span>
        <strong className="figures font-semibold">
          {sums.restituir === null ? '—' : formatBRL(reaisOf(sums.restituir))}
        </strong>
      </p>
      {next}
    </div>
  );
}
