import { Fragment } from 'react';
import { cn } from '../lib/cn.ts';
import { toggleChoice } from './choose-rows.tsx';
import type { DataTableBodyProps } from './data-table-body.ts';
import { DataTableHead } from './data-table-head.tsx';
import { GroupRow, SkeletonRow, Spacer } from './data-table-parts.tsx';
import { DataTableRow } from './data-table-row.tsx';
import { groupsByFirstRow } from './fold-rows.ts';
import { LoadingNote } from './skeleton.tsx';
import { Table, TableBody } from './table.tsx';
import { isShownAt } from './table-fit.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useRowWindow } from './use-row-window.ts';

export function DataTableGrid<T>(props: DataTableBodyProps<T>) {
  const {
    label,
    columns,
    sorted,
    rowKey,
    rowActions,
    opening,
    minWidth,
    scroll,
    choice,
    windowWidth,
    skeletonRows = 8,
  } = props;
  const total = sorted?.length ?? 0;
  const shown = useRowWindow(total);
  const choose = choice && ((row: T) => toggleChoice(choice, row, rowKey));
  const { active, setActive, press } = useRowKeys<T>(shown, total, opening && ((row) => opening.open(row)), choose);
  const groups = groupsByFirstRow(sorted ?? [], shown.virtual ? undefined : props.fold);
  // A cell that spans hidden columns too would make columns of its own.
  const shownColumns = columns.filter((column) => isShownAt(column, windowWidth));
  const cells = shownColumns.length + (choice ? 1 : 0) + (rowActions ? 1 : 0);
  const totalled = shownColumns.findIndex(({ id }) => id === props.fold?.column);
  const beforeTotal = totalled < 0 ? undefined : totalled + (choice ? 1 : 0);
  const inside = shown.virtual || scroll === 'inside';

  return (
    <div
      ref={shown.frame}
      {...(inside ? { role: 'region', 'aria-label': `${label}, tabela`, tabIndex: 0 } : {})}
      className={cn(inside && 'relative max-h-[min(70dvh,48rem)] overflow-auto')}
    >
      <Table
        aria-label={label}
        aria-rowcount={shown.virtual ? total + 1 : undefined}
        aria-busy={sorted === undefined || undefined}
        className="table-fixed"
        style={inside ? { minWidth } : undefined}
      >
        <DataTableHead table={props} inside={inside} />
        <TableBody>
          {sorted === undefined &&
            Array.from({ length: skeletonRows }, (_, i) => i).map((i) => (
              <SkeletonRow key={i} columns={columns} seed={i} withChoice={choice !== undefined} />
            ))}
          <Spacer height={shown.heightAbove} />
          {sorted?.slice(shown.from, shown.to).map((row, offset) => {
            const index = shown.from + offset;
            const group = groups.get(row);
            return (
              <Fragment key={rowKey(row)}>
                {group && <GroupRow {...group} unit={props.fold?.unit} columns={cells} before={beforeTotal} />}
                <DataTableRow
                  table={props}
                  row={row}
                  data-row={index}
                  aria-rowindex={shown.virtual ? index + 2 : undefined}
                  tabIndex={opening ? (index === active ? 0 : -1) : undefined}
                  onFocus={() => setActive(index)}
                  onKeyDown={(event) => press(event, index, row)}
                />
              </Fragment>
            );
          })}
          <Spacer height={shown.heightBelow} />
        </TableBody>
      </Table>
      {sorted === undefined && <LoadingNote />}
    </div>
  );
}
