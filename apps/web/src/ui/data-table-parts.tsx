import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { cn } from '../lib/cn.ts';
import type { DataColumn, DataSort } from './data-column.ts';
import { withUnit } from './fold-rows.ts';
import { Skeleton } from './skeleton.tsx';
import { TableCell, TableHeader, TableRow } from './table.tsx';

const hidden = {
  md: 'hidden md:table-cell print:table-cell',
  lg: 'hidden lg:table-cell print:table-cell',
  xl: 'hidden xl:table-cell print:table-cell',
  '2xl': 'hidden 2xl:table-cell print:table-cell',
  '3xl': 'hidden min-[112rem]:table-cell print:table-cell',
  print: 'hidden print:table-cell',
};

export function hiddenClass<T>(column: DataColumn<T>): string | undefined {
  return column.hideBelow && hidden[column.hideBelow];
}

interface HeaderCellProps<T> {
  column: DataColumn<T>;
  sort: DataSort | undefined;
  onToggle: (column: string) => void;
}

export function HeaderCell<T>({ column, sort, onToggle }: HeaderCellProps<T>) {
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const Icon = direction === 'asc' ? ArrowUp : direction === 'desc' ? ArrowDown : ChevronsUpDown;
  return (
    <TableHeader
      align={column.align}
      style={{ width: column.width }}
      aria-sort={direction && (direction === 'asc' ? 'ascending' : 'descending')}
      className={cn(column.stacksHeader ? 'whitespace-normal' : 'truncate', hiddenClass(column))}
    >
      {column.value ? (
        <button
          type="button"
          onClick={() => onToggle(column.id)}
          className={cn(
            '-mx-1 inline-flex min-h-7 max-w-full items-center gap-1 rounded-sm px-1 hover:text-ink focus-visible:-outline-offset-2',
            direction && 'text-ink',
            column.align === 'end' && 'flex-row-reverse',
          )}
        >
          <span
            className={
              column.stacksHeader ? cn('w-min', column.align === 'end' ? 'text-right' : 'text-left') : 'truncate'
            }
          >
            {column.header}
          </span>
          <Icon aria-hidden className={cn('size-3 shrink-0', !direction && 'opacity-50')} />
        </button>
      ) : (
        column.header
      )}
    </TableHeader>
  );
}

interface SkeletonRowProps<T> {
  columns: readonly DataColumn<T>[];
  seed: number;
  withChoice: boolean;
}

export function SkeletonRow<T>({ columns, seed, withChoice }: SkeletonRowProps<T>) {
  return (
    <TableRow>
      {withChoice && <TableCell />}
      {columns.map((column, i) => (
        <TableCell key={column.id} className={hiddenClass(column)}>
          <span
            className={cn('block', column.align === 'end' && 'ml-auto')}
            style={{ width: `${45 + ((seed * 7 + i * 13) % 45)}%` }}
          >
            <Skeleton />
          </span>
        </TableCell>
      ))}
    </TableRow>
  );
}

interface GroupRowProps {
  heading: string;
  total: string;
  /** Word after a total that is below no heading. */
  unit?: string | undefined;
  /** Number of cells in a row. */
  columns: number;
  /** Number of cells before the one of the total; without it the total ends the row. */
  before?: number | undefined;
}

/** Names the group of rows below it, with its total. */
export function GroupRow({ heading, total, unit, columns, before }: GroupRowProps) {
  if (before) {
    const after = columns - before - 1;
    return (
      <TableRow className="bg-sunken">
        <TableCell colSpan={before}>
          <strong className="figures font-semibold">{heading}</strong>
        </TableCell>
        <TableCell align="end" className="figures">
          {total}
        </TableCell>
        {after > 0 && <TableCell colSpan={after} />}
      </TableRow>
    );
  }
  return (
    <TableRow className="bg-sunken">
      <TableCell colSpan={columns}>
        <span className="figures flex flex-wrap justify-between gap-x-6">
          <strong className="font-semibold">{heading}</strong>
          <span>{withUnit(total, unit)}</span>
        </span>
      </TableCell>
    </TableRow>
  );
}

/** Takes the height of rows that are scrolled out of view. */
export function Spacer({ height }: { height: number }) {
  return height > 0 ? (
    <tr aria-hidden>
      <td style={{ height, padding: 0 }} />
    </tr>
  ) : null;
}
