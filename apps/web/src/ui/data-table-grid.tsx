import { Link } from '@tanstack/react-router';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { cn } from '../lib/cn.ts';
import { usePrinting } from '../lib/use-printing.ts';
import { ChooseAll, ChooseRow } from './choose-rows.tsx';
import type { DataSort, DataTableProps } from './data-column.ts';
import { HeaderCell, hiddenClass, SkeletonRow, Spacer } from './data-table-parts.tsx';
import { LoadingNote } from './skeleton.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from './table.tsx';
import type { RowOpening } from './use-row-opening.ts';

export interface DataTableBodyProps<T> extends DataTableProps<T> {
  sorted: readonly T[] | undefined;
  currentSort: DataSort | undefined;
  onToggleSort: (column: string) => void;
  opening: RowOpening<T> | undefined;
}

const rowHeight = 40;
const virtualPast = 100;

export function DataTableGrid<T>(props: DataTableBodyProps<T>) {
  const { label, columns, sorted, rowKey, rowActions, rowLink, opening, minWidth, choice, skeletonRows = 8 } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const total = sorted?.length ?? 0;
  const virtual = !usePrinting() && total > virtualPast;
  const inside = virtual || props.scroll === 'inside';
  const virtualizer = useVirtualizer({
    count: virtual ? total : 0,
    getScrollElement: () => frame.current,
    estimateSize: () => rowHeight,
    overscan: 12,
  });
  const items = virtualizer.getVirtualItems();
  const from = virtual ? (items[0]?.index ?? 0) : 0;
  const to = virtual ? (items.at(-1)?.index ?? -1) + 1 : total;

  function focusRow(index: number) {
    const next = Math.max(0, Math.min(total - 1, index));
    setActive(next);
    if (virtual) virtualizer.scrollToIndex(next);
    const row = () => frame.current?.querySelector<HTMLElement>(`[data-row="${next}"]`);
    // At once where it can be: the next key may come before the next frame, and would go to the row that was left.
    if (row()) row()?.focus();
    else requestAnimationFrame(() => row()?.focus());
  }

  function key(event: KeyboardEvent, index: number, row: T) {
    if (event.target !== event.currentTarget) return;
    const moves: Record<string, number> = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: total - 1 };
    const move = moves[event.key];
    if (move !== undefined) {
      event.preventDefault();
      focusRow(move);
    } else if (event.key === 'Enter') {
      opening?.open(row);
    }
  }

  return (
    <div
      ref={frame}
      {...(inside ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {})}
      className={cn(inside && 'max-h-[min(70dvh,48rem)] overflow-auto')}
    >
      <Table
        aria-label={label}
        aria-rowcount={virtual ? total + 1 : undefined}
        aria-busy={sorted === undefined || undefined}
        className="table-fixed"
        style={inside ? { minWidth } : undefined}
      >
        <TableHead className={cn('sticky z-20', inside ? 'top-0' : 'top-[var(--topbar,0px)]')}>
          <TableRow>
            {choice && (
              <TableHeader className="w-12">
                <ChooseAll choice={choice} rows={sorted ?? []} rowKey={rowKey} />
              </TableHeader>
            )}
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} sort={props.currentSort} onToggle={props.onToggleSort} />
            ))}
            {rowActions && (
              <TableHeader className="w-14" style={{ width: props.actionsWidth }}>
                <span className="sr-only">Ações</span>
              </TableHeader>
            )}
          </TableRow>
        </TableHead>
        <TableBody>
          {sorted === undefined &&
            Array.from({ length: skeletonRows }, (_, i) => i).map((i) => (
              <SkeletonRow key={i} columns={columns} seed={i} withChoice={choice !== undefined} />
            ))}
          {virtual && <Spacer height={from * rowHeight} />}
          {sorted?.slice(from, to).map((row, offset) => {
            const index = from + offset;
            return (
              <TableRow
                key={rowKey(row)}
                data-row={index}
                aria-rowindex={virtual ? index + 2 : undefined}
                tabIndex={opening ? (index === Math.min(active, total - 1) ? 0 : -1) : undefined}
                onFocus={() => setActive(index)}
                onKeyDown={(event) => key(event, index, row)}
                onClick={(event) => clickedRow(event) && opening?.open(row, event)}
                onPointerEnter={() => opening?.prepare(row)}
                className={cn(opening && 'cursor-pointer hover:bg-hover focus-visible:-outline-offset-2')}
              >
                {choice && (
                  <TableCell>
                    <ChooseRow choice={choice} row={row} rowKey={rowKey} />
                  </TableCell>
                )}
                {columns.map((column, i) => (
                  <TableCell key={column.id} align={column.align} className={cn('truncate', hiddenClass(column))}>
                    {i === 0 && rowLink ? (
                      <Link
                        {...rowLink(row)}
                        tabIndex={-1}
                        onClick={(event) => opening?.openLink(row, event)}
                        className="block truncate font-medium"
                      >
                        {column.cell(row)}
                      </Link>
                    ) : (
                      column.cell(row)
                    )}
                  </TableCell>
                ))}
                {rowActions && <TableCell align="end">{rowActions(row)}</TableCell>}
              </TableRow>
            );
          })}
          {virtual && <Spacer height={(total - to) * rowHeight} />}
        </TableBody>
      </Table>
      {sorted === undefined && <LoadingNote />}
    </div>
  );
}

/** A click on a link, button or field inside the row, or the end of a text selection, is not a click on the row. */
function clickedRow(event: MouseEvent): boolean {
  const inner = (event.target as Element).closest('a,button,input,label,select,textarea,[role="menuitem"]');
  return !inner && event.currentTarget.contains(event.target as Node) && !window.getSelection()?.toString();
}
