import { Link } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { ChooseRow } from './choose-rows.tsx';
import type { DataTableBodyProps } from './data-table-body.ts';
import { hiddenClass } from './data-table-parts.tsx';
import { TableCell, TableRow } from './table.tsx';

interface DataTableRowProps<T> extends Omit<ComponentProps<typeof TableRow>, 'onClick' | 'onPointerEnter'> {
  table: DataTableBodyProps<T>;
  row: T;
}

export function DataTableRow<T>({ table, row, ...props }: DataTableRowProps<T>) {
  const { columns, rowKey, rowActions, rowLink, opening, choice } = table;
  const named = (content: ReactNode) =>
    rowLink ? (
      <Link
        {...rowLink(row)}
        tabIndex={-1}
        onClick={(event) => opening?.openLink(row, event)}
        className="block min-w-0 max-w-full truncate font-medium"
      >
        {content}
      </Link>
    ) : (
      content
    );

  return (
    <TableRow
      {...props}
      onClick={(event) => clickedRow(event) && opening?.open(row, event)}
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
          {i === 0 ? withLabels(named(column.cell(row)), column.beside?.(row)) : column.cell(row)}
        </TableCell>
      ))}
      {rowActions && <TableCell align="end">{rowActions(row)}</TableCell>}
    </TableRow>
  );
}

function withLabels(name: ReactNode, labels: ReactNode): ReactNode {
  if (!labels) return name;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {name}
      {labels}
    </div>
  );
}

/** Returns false for clicks on a link, button or field inside the row, and for the end of a text selection. */
function clickedRow(event: MouseEvent): boolean {
  const inner = (event.target as Element).closest('a,button,input,label,select,textarea,[role="menuitem"]');
  return !inner && event.currentTarget.contains(event.target as Node) && !window.getSelection()?.toString();
}
