import { cn } from '../lib/cn.ts';
import { ChooseAll } from './choose-rows.tsx';
import type { DataTableBodyProps } from './data-table-body.ts';
import { HeaderCell } from './data-table-parts.tsx';
import { TableHeader, TableHeadRow } from './table.tsx';

interface DataTableHeadProps<T> {
  table: DataTableBodyProps<T>;
  /** Sticks to the top of the table's own frame instead of the page. */
  inside: boolean;
}

export function DataTableHead<T>({ table, inside }: DataTableHeadProps<T>) {
  const { columns, sorted, rowKey, rowActions, actionsWidth, choice, currentSort, onToggleSort } = table;
  return (
    <TableHeadRow className={cn('sticky z-20', inside ? 'top-0' : 'top-[var(--topbar,0px)]')}>
      {choice && (
        // No heading: it selects rows and describes no column.
        <td className="h-9 w-12 border-b bg-surface px-3 pl-4">
          <ChooseAll choice={choice} rows={sorted ?? []} rowKey={rowKey} />
        </td>
      )}
      {columns.map((column) => (
        <HeaderCell key={column.id} column={column} sort={currentSort} onToggle={onToggleSort} />
      ))}
      {rowActions && (
        <TableHeader className="w-14" style={{ width: actionsWidth }}>
          <span className="sr-only">Ações</span>
        </TableHeader>
      )}
    </TableHeadRow>
  );
}
