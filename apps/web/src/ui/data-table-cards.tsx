import { Link } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { ChooseRow } from './choose-rows.tsx';
import type { DataTableBodyProps } from './data-table-body.ts';
import { type FoldedRows, foldRows, type RowFold } from './fold-rows.ts';
import { LoadingNote, Skeleton } from './skeleton.tsx';

const heading = 'block truncate text-left font-medium after:absolute after:inset-0 after:rounded-md';

/**
 * Renders rows as cards: the first column is the heading, the others follow with their labels. Groups of `fold` are
 * folded, one of them open.
 */
export function DataTableCards<T>(props: DataTableBodyProps<T>) {
  const { sorted, fold, skeletonRows = 6 } = props;
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
  const folds = fold ? foldRows(sorted, fold.heading) : [];
  if (!fold || folds.length < 2) return <CardList {...props} rows={sorted} />;
  return <FoldedCards {...props} fold={fold} folds={folds} />;
}

/** One open group: with all open, a list of 60 rows is 12 screens of a phone. */
function FoldedCards<T>({
  folds,
  fold,
  ...list
}: DataTableBodyProps<T> & { fold: RowFold<T>; folds: readonly FoldedRows<T>[] }) {
  const name = useId();
  const [chosen, setChosen] = useState<string | null>();
  const openOf = (key: string | null | undefined) =>
    key === null || folds.some((fold) => fold.key === key) ? key : folds[0]?.key;
  const toggle = (key: string, isOpen: boolean) =>
    setChosen((before) => {
      if (isOpen) return key;
      return openOf(before) === key ? null : before;
    });
  return folds.map(({ key, heading, rows }) => (
    <details
      key={key}
      name={name}
      open={key === openOf(chosen)}
      onToggle={(event) => toggle(key, event.currentTarget.open)}
      className="group/fold border-b last:border-b-0"
    >
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 px-4 [&::-webkit-details-marker]:hidden">
        <span className="flex-1 font-medium">{heading}</span>
        <span className="figures text-caption text-muted">{fold.total(rows)}</span>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-muted group-open/fold:rotate-180" />
      </summary>
      <CardList {...list} label={`${list.label}: ${heading}`} rows={rows} />
    </details>
  ));
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
        <li key={rowKey(row)} className="relative flex gap-2 border-b p-4 last:border-b-0 active:bg-hover">
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
                <div key={column.id} className="flex items-center justify-between gap-4">
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
