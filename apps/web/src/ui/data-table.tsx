import {
  createColumnHelper,
  createSortedRowModel,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
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

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel() });
const collator = new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' });
const none: never[] = [];

type Sortable = string | number | null | undefined;

function compare(a: Sortable, b: Sortable): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a ?? ''), String(b ?? ''));
}

/** Returns the rows in order: sorted here, or as given when the server sorts. */
function useSortedRows<T>({ rows, columns, sort, onSortChange, initialSort, rowKey }: DataTableProps<T>) {
  const [own, setOwn] = useState<DataSort | undefined>(initialSort);
  const current = onSortChange ? sort : own;
  const sorting: SortingState = current ? [{ id: current.column, desc: current.direction === 'desc' }] : none;

  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, object>();
    return helper.columns(
      columns.map((column) =>
        helper.accessor((row) => column.value?.(row as T), {
          id: column.id,
          sortFn: (a, b, id) => compare(a.getValue<Sortable>(id), b.getValue<Sortable>(id)),
        }),
      ),
    );
  }, [columns]);

  const table = useTable({
    features,
    columns: definitions,
    data: (rows ?? none) as readonly object[] as object[],
    state: { sorting },
    manualSorting: onSortChange !== undefined,
    getRowId: (row) => rowKey(row as T),
  });

  function toggle(column: string) {
    const turned = current?.column === column && current.direction === 'asc' ? 'desc' : 'asc';
    const next: DataSort = { column, direction: turned };
    if (onSortChange) onSortChange(next);
    else setOwn(next);
  }

  return { sorted: table.getRowModel().rows.map((row) => row.original as T), current, toggle };
}

function onResize(changed: () => void) {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

export function DataTable<T>(props: DataTableProps<T>) {
  const phone = usePhone();
  const { sorted, current, toggle } = useSortedRows(props);
  const opening = useRowOpening(props);
  // A table that scrolls sideways in its frame cuts nothing off.
  const windowWidth = useSyncExternalStore(onResize, () => window.innerWidth);
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
        {...{ ...props, columns, opening }}
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
