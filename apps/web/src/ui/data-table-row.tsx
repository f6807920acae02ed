import { Link } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { ChooseRow } from './choose-rows.tsx';
import type { DataColumn } from './data-column.ts';
import type { DataTableBodyProps } from './data-table-body.ts';
import { hiddenClass } from './data-table-parts.tsx';
import { isRowClick } from './is-row-click.ts';
import { TableCell, TableRow } from './table.tsx';

interface DataTableRowProps<T> extends Omit<ComponentProps<typeof TableRow>, 'onClick' | 'onPointerEnter'> {
  table: DataTableBodyProps<T>;
  row: T;
}

export function DataTableRow<T>({ table, row, ...props }: DataTableRowProps<T>) {
  const { columns, rowKey, rowActions, rowLink, opening, choice } = table;
  const named = (content: ReactNode, className: string) =>
    rowLink ? (
      <Link
        {...rowLink(row)}
        tabIndex={-1}
        onClick={(event) => opening?.openLink(row, event)}
        className={cn('font-medium', className)}
      >
        {content}
      </Link>
    ) : (
      content
    );

  return (
    <TableRow
      {...props}
      onClick={(event) => isRowClick(event) && opening?.open(row, event)}
      onPointerEnter={() => opening?.prepare(row)}
      className={cn(
        opening && 'cursor-pointer hover:bg-hover focus-visible:-outline-offset-2',
        choice?.chosen.has(rowKey(row)) && 'bg-brand-soft hover:bg-brand-soft',
      )}
    >
      {choice && (
        <TableCell>
          <ChooseRow choice={choice} row={row} rowKey={rowKey} />
        </TableCell>
      )}
      {columns.map((column, i) => (
        <TableCell key={column.id} align={column.align} className={cn('truncate', hiddenClass(column))}>
          {i === 0 ? firstCell(column, row, named) : column.cell(row)}
        </TableCell>
      ))}
      {rowActions && <TableCell align="end">{rowActions(row)}</TableCell>}
    </TableRow>
  );
}

const oneLine = 'block min-w-0 max-w-full truncate';

function firstCell<T>(
  { cell, beside, endsInCount }: DataColumn<T>,
  row: T,
  named: (content: ReactNode, className: string) => ReactNode,
): ReactNode {
  const labels = beside?.(row);
  if (!labels) return named(cell(row), oneLine);
  if (endsInCount) {
    // The padding goes with the last word to its line; the closed count lies in it and needs no room of its own.
    return (
      <div className="whitespace-normal text-pretty">
        {named(<span className="pr-8">{cell(row)}</span>, 'inline')}
        <span className="-ml-8 inline-block align-middle has-aria-expanded:ml-0">{labels}</span>
      </div>
    );
  }
  const name = named(cell(row), oneLine);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {name}
      {labels}
    </div>
  );
}
