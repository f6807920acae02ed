import { useMemo, useState, useSyncExternalStore } from 'react';
import { usePhone } from '../lib/media-query.ts';
import { Button } from './button.tsx';
import { isWorthCutting } from './cut-list.ts';
import type { DataSort, DataTableProps } from './data-column.ts';
import { DataTableCards } from './data-table-cards.tsx';
import { DataTableGrid } from './data-table-grid.tsx';
import { DataTableLines } from './data-table-lines.tsx';
import { fitLimits, leaveOut } from './table-fit.ts';
import { useRowOpening } from './use-row-opening.ts';
import { useNarrowness } from './use-width.ts';

const collator = new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' });
const none: never[] = [];

type Sortable = string | number | null | undefined;

function compare(a: Sortable, b: Sortable): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a ?? ''), String(b ?? ''));
}

/** Orders rows by the value of a column; those without a value come last in ascending order, equal ones stay as given. */
function sortedBy<T>(rows: readonly T[], read: (row: T) => Sortable, { direction }: DataSort): T[] {
  const turn = direction === 'desc' ? -1 : 1;
  const order = (a: Sortable, b: Sortable) => {
    if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
    return compare(a, b);
  };
  return rows
    .map((row) => ({ row, value: read(row) }))
    .sort((a, b) => turn * order(a.value, b.value))
    .map(({ row }) => row);
}

/** Returns the rows in order: sorted here, or as given when the server sorts. */
function useSortedRows<T>({ rows, columns, sort, onSortChange, initialSort }: DataTableProps<T>) {
  const [own, setOwn] = useState<DataSort | undefined>(initialSort);
  const current = onSortChange ? sort : own;
  const read = !onSortChange && current ? columns.find(({ id }) => id === current.column)?.value : undefined;
  const sorted = useMemo(() => (rows && read && current ? sortedBy(rows, read, current) : rows), [rows, read, current]);

  function toggle(column: string) {
    const turned = current?.column === column && current.direction === 'asc' ? 'desc' : 'asc';
    const next: DataSort = { column, direction: turned };
    if (onSortChange) onSortChange(next);
    else setOwn(next);
  }

  return { sorted: sorted ?? none, current, toggle };
}

function onResize(changed: () => void) {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

/** Renders rows as a table, or as cards or lines where its columns have no room. */
export function DataTable<T>(props: DataTableProps<T>) {
  const phone = usePhone();
  const { sorted, current, toggle } = useSortedRows(props);
  const opening = useRowOpening(props);
  const windowWidth = useSyncExternalStore(onResize, () => window.innerWidth);
  // A table that scrolls sideways in its frame cuts nothing off.
  const limits = props.minWidth ? none : fitLimits(props, windowWidth);
  const [ref, narrowness] = useNarrowness<HTMLDivElement>(limits);
  const isCards = phone || (limits.length > 0 && narrowness === limits.length);
  const Cards = phone && props.lines ? DataTableLines : DataTableCards;
  const Body = isCards ? Cards : DataTableGrid;
  const columns = isCards ? props.columns : leaveOut(props, windowWidth, narrowness);
  const [isWhole, setWhole] = useState(false);
  const first = isCards && props.fold ? undefined : props.first;
  const isCut = first !== undefined && isWorthCutting(sorted.length, first.count);
  const shown = isCut && !isWhole ? sorted.slice(0, first.count) : sorted;
  const body = () => (
    <>
      <Body
        {...{ ...props, columns, opening, windowWidth }}
        sorted={props.rows && shown}
        currentSort={current}
        onToggleSort={toggle}
      />
      {isCut && (
        <div className="border-t px-4 py-2">
          <Button variant="ghost" size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Mostrar menos' : first.all}
          </Button>
        </div>
      )}
    </>
  );

  return <div ref={ref}>{props.error || (props.rows?.length === 0 ? props.empty : body())}</div>;
}
