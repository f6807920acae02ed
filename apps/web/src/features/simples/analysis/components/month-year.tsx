import { counted } from '@restitui/brazil/counted.ts';
import type { MonthTotals } from '@restitui/domain/simples/analysis/month-totals.ts';
import type { MonthWork } from '@restitui/domain/simples/analysis/month-work.ts';
import { ChevronDown } from 'lucide-react';
import { cn } from '../../../../lib/cn.ts';
import { TableCell, TableRow } from '../../../../ui/table.tsx';
import type { MonthColumn } from './month-columns.tsx';
import { cellLook, type RowStop } from './month-row.tsx';

interface MonthYearProps {
  ano: string;
  months: readonly MonthWork[];
  sums: MonthTotals;
  columns: readonly MonthColumn[];
  isOpen: boolean;
  stop: RowStop;
  onToggle: () => void;
}

/** A year with its subtotals in the columns of the months; folds them. */
export function MonthYear({ ano, months, sums, columns, isOpen, stop, onToggle }: MonthYearProps) {
  return (
    <TableRow className="bg-canvas has-[[data-stop]:focus-visible]:bg-brand-soft">
      <th
        scope="rowgroup"
        className="h-9 whitespace-nowrap border-b py-0.5 pr-1 pl-4 max-sm:h-11 text-left font-semibold"
      >
        <button
          type="button"
          data-stop={ano}
          {...stop}
          aria-expanded={isOpen}
          onClick={onToggle}
          className="figures -ml-1.5 inline-flex scroll-mt-32 scroll-mb-28 items-center gap-1.5 rounded-sm px-1 pointer-coarse:min-h-11"
        >
          <ChevronDown aria-hidden className={cn('size-3.5 text-muted', !isOpen && '-rotate-90')} />
          {ano}
          <span className="sr-only">, {counted(months.length, 'mês', 'meses')}</span>
        </button>
      </th>
      {columns.map(({ id, align, sum }) => (
        <TableCell key={id} align={align} className={cn(cellLook(id), 'font-medium text-caption')}>
          {sum(sums, months)}
        </TableCell>
      ))}
    </TableRow>
  );
}
