import { Link } from '@tanstack/react-router';
import { ChooseRow } from './choose-rows.tsx';
import type { DataTableBodyProps } from './data-table-body.ts';
import { FoldedGroups } from './folded-groups.tsx';
import { LoadingNote, Skeleton } from './skeleton.tsx';

const heading = 'block truncate text-left font-medium after:absolute after:inset-0 after:rounded-md';

/**
 * Renders rows as cards: the first column is the heading, the others follow with their labels. Groups of `fold` are
 * folded, one of them open.
 */
export function DataTableCards<T>(props: DataTableBodyProps<T>) {
  const { label, sorted, fold, skeletonRows = 6 } = props;
  if (sorted === undefined) {
    return (
      <div className="flex flex-col">
        {Array.from({ length: skeletonRows }, (_, i) => i).map((i) => (
          <div key={i} className="flex flex-col gap-2 border-b p-4 last:border-b-0">
            <Skeleton className="w-3/5" />
            <Skeleton className="w-2/5" />
          </div>
        ))}
        <LoadingNote />
      </div>
    );
  }
  if (!fold) return <CardList {...props} rows={sorted} />;
  return (
    <FoldedGroups rows={sorted} fold={fold}>
      {(rows, heading) => (
        <CardList {...props} label={heading === undefined ? label : `${label}: ${heading}`} rows={rows} />
      )}
    </FoldedGroups>
  );
}

function CardList<T>({
  label,
  columns,
  rows,
  rowKey,
  rowLink,
  onRowOpen,
  rowActions,
  choice,
  opening,
}: DataTableBodyProps<T> & { rows: readonly T[] }) {
  const [name, ...others] = columns;
  return (
    <ul aria-label={label} className="flex flex-col">
      {rows.map((row) => (
        <li key={rowKey(row)} className="relative flex gap-2 border-b px-4 py-3 last:border-b-0 active:bg-hover">
          {choice && (
            <div className="relative z-10 w-6 shrink-0">
              <ChooseRow choice={choice} row={row} rowKey={rowKey} />
            </div>
          )}
          <div className="min-w-0 flex-1">
            <div className="flex items-start gap-2">
              <div className="min-w-0 flex-1">
                {rowLink ? (
                  <Link {...rowLink(row)} onClick={(event) => opening?.openLink(row, event)} className={heading}>
                    {name?.cell(row)}
                  </Link>
                ) : onRowOpen ? (
                  <button type="button" onClick={() => onRowOpen(row)} className={`${heading} w-full`}>
                    {name?.cell(row)}
                  </button>
                ) : (
                  <p className="truncate font-medium">{name?.cell(row)}</p>
                )}
                {name?.beside && <div className="mt-1 empty:hidden">{name.beside(row)}</div>}
              </div>
              {rowActions && <div className="relative z-10 shrink-0">{rowActions(row)}</div>}
            </div>
            <dl className="mt-1 flex flex-col gap-1">
              {others.map((column) => (
                <div key={column.id} className="flex items-center justify-between gap-2">
                  <dt className="shrink-0 text-caption text-muted">{column.header}</dt>
                  <dd className={`min-w-0 truncate text-right ${column.align === 'end' ? 'figures' : ''}`}>
                    {column.cell(row)}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        </li>
      ))}
    </ul>
  );
}
