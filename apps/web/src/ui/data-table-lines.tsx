import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import { ChooseRow } from './choose-rows.tsx';
import type { RowLines } from './data-column.ts';
import type { DataTableBodyProps } from './data-table-body.ts';
import { FoldedGroups } from './folded-groups.tsx';
import { LoadingNote, Skeleton } from './skeleton.tsx';

const grid = 'grid items-center gap-x-3 px-4';
const heading = 'block min-w-0 truncate font-medium after:absolute after:inset-0 after:rounded-md';

/**
 * Renders rows as lines: the name, cut where it is too long, and the values after it. Groups of `fold` are folded, one of
 * them open.
 */
export function DataTableLines<T>(props: DataTableBodyProps<T>) {
  const { label, lines, sorted, fold, rowActions, choice: ofTable, skeletonRows = 12 } = props;
  if (!lines) return null;
  const choice = lines.hasChoice ? ofTable : undefined;
  const actions = lines.actions ?? rowActions;
  const columnsBefore = choice ? '1.5rem ' : '';
  const columnsAfter = actions ? ` ${lines.actionsWidth ?? '2rem'}` : '';
  const template: CSSProperties = {
    gridTemplateColumns: `${columnsBefore}minmax(0, 1fr) ${lines.widths}${columnsAfter}`,
  };
  const list = (rows: readonly T[], heading?: string) => (
    <Lines
      {...{ ...props, lines, choice, actions, template, rows }}
      label={heading === undefined ? label : `${label}: ${heading}`}
    />
  );
  return (
    <>
      <div aria-hidden className={`${grid} h-9 border-b text-caption text-muted`} style={template}>
        {choice && <span />}
        {lines.headings.map((heading, i) => (
          <span key={heading} className={i > 0 ? 'whitespace-nowrap text-right' : undefined}>
            {heading}
          </span>
        ))}
      </div>
      {sorted === undefined && (
        <>
          {Array.from({ length: skeletonRows }, (_, i) => i).map((i) => (
            <div key={i} className={`${grid} h-12 border-b last:border-b-0`} style={template}>
              {choice && <span />}
              <Skeleton className="w-3/5" />
            </div>
          ))}
          <LoadingNote />
        </>
      )}
      {sorted &&
        (fold ? (
          <FoldedGroups rows={sorted} fold={fold}>
            {list}
          </FoldedGroups>
        ) : (
          list(sorted)
        ))}
    </>
  );
}

interface LinesProps<T> extends DataTableBodyProps<T> {
  lines: RowLines<T>;
  rows: readonly T[];
  actions: RowLines<T>['actions'];
  template: CSSProperties;
}

function Lines<T>({
  label,
  columns,
  lines,
  rows,
  rowKey,
  rowLink,
  onRowOpen,
  actions,
  choice,
  opening,
  template,
}: LinesProps<T>) {
  const name = lines.name ?? columns[0]?.cell;
  return (
    <ul aria-label={label}>
      {rows.map((row) => (
        <li
          key={rowKey(row)}
          className={`${grid} relative min-h-12 border-b py-1 last:border-b-0 active:bg-hover`}
          style={template}
        >
          {choice && (
            <span className="relative z-10">
              <ChooseRow choice={choice} row={row} rowKey={rowKey} />
            </span>
          )}
          <span className="flex min-w-0 items-center gap-2">
            {lines.icon?.(row)}
            <span className="flex min-w-0 flex-1 flex-col">
              {rowLink ? (
                <Link {...rowLink(row)} onClick={(event) => opening?.openLink(row, event)} className={heading}>
                  {name?.(row)}
                </Link>
              ) : onRowOpen ? (
                <button type="button" onClick={() => onRowOpen(row)} className={`${heading} w-full text-left`}>
                  {name?.(row)}
                </button>
              ) : (
                <span className="truncate font-medium">{name?.(row)}</span>
              )}
              {lines.below?.(row)}
            </span>
          </span>
          {lines.values(row).map((value, i) => (
            <span key={lines.headings[i + 1]} className="figures text-right">
              <span className="sr-only">{lines.headings[i + 1]}: </span>
              {value}
            </span>
          ))}
          {actions && <span className="relative z-10">{actions(row)}</span>}
        </li>
      ))}
    </ul>
  );
}
