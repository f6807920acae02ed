import type { MonthWork } from '@restitui/domain/simples/analysis/month-work.ts';
import { cn } from '../../../../lib/cn.ts';
import { isRowClick } from '../../../../ui/is-row-click.ts';
import { TableCell, TableRow } from '../../../../ui/table.tsx';
import type { MonthColumn } from './month-columns.tsx';

/** Element of a row that takes the focus when the user moves through the table. */
export interface RowStop {
  tabIndex: number;
  onFocus: () => void;
}

interface MonthRowProps {
  work: MonthWork;
  columns: readonly MonthColumn[];
  isOpen: boolean;
  stop: RowStop;
  onOpen: () => void;
}

/** A month: its button or a click anywhere in the row opens it. */
export function MonthRow({ work, columns, isOpen, stop, onOpen }: MonthRowProps) {
  const { competencia } = work.row;
  return (
    <TableRow
      onClick={(event) => isRowClick(event) && onOpen()}
      className={cn(
        'cursor-pointer hover:bg-hover has-[[data-stop]:focus-visible]:bg-brand-soft',
        isOpen && 'bg-brand-soft',
      )}
    >
      <th scope="row" className="h-10 whitespace-nowrap border-b py-1 pr-1 pl-4 text-left font-normal max-sm:h-12">
        <button
          type="button"
          data-stop={competencia}
          {...stop}
          onClick={onOpen}
          className="figures -mx-1 scroll-mt-32 scroll-mb-28 rounded-sm px-1 pointer-coarse:min-h-11"
        >
          {competencia}
        </button>
      </th>
      {columns.map(({ id, align, cell }) => (
        <TableCell key={id} align={align} className={cellLook(id)}>
          {cell(work)}
        </TableCell>
      ))}
    </TableRow>
  );
}

/** Cells of rows and years: each year ends with a line, and only what is left may take two lines. */
export function cellLook(id: MonthColumn['id']): string {
  return cn('group-last/row:border-b', id === 'falta' ? 'max-sm:px-1' : 'truncate has-[input]:overflow-visible');
}
