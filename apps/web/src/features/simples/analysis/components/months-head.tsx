import type { MonthListFilters } from '@restitui/domain/simples/analysis/month-list.ts';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { cn } from '../../../../lib/cn.ts';
import { TableHeader, TableHeadRow } from '../../../../ui/table.tsx';
import type { MonthLayout } from '../month-widths.ts';

interface MonthsHeadProps {
  layout: MonthLayout;
  ordem: MonthListFilters['ordem'];
  onOrder: (ordem: MonthListFilters['ordem']) => void;
}

/** The heads of the columns; on a phone they are for screen readers only. */
export function MonthsHead({ layout, ordem, onOrder }: MonthsHeadProps) {
  const Arrow = ordem === 'antigos' ? ArrowUp : ArrowDown;
  const order = ordem === 'antigos' ? 'ascending' : 'descending';
  const hidden = layout.isNarrow ? 'h-0 border-b-0 p-0 first:pl-0 last:pr-0' : '';
  const head = (text: string) => (layout.isNarrow ? <span className="sr-only">{text}</span> : text);
  return (
    <TableHeadRow className="sticky top-[var(--topbar,0px)] z-20 print:static">
      <TableHeader style={{ width: layout.first }} aria-sort={order} className={hidden}>
        {layout.isNarrow ? (
          head('Competência')
        ) : (
          <button
            type="button"
            onClick={() => onOrder(ordem === 'antigos' ? 'recentes' : 'antigos')}
            className="-mx-1 inline-flex h-7 items-center gap-1 rounded-sm px-1 text-ink focus-visible:-outline-offset-2"
          >
            Competência
            <Arrow aria-hidden className="size-3 shrink-0" />
          </button>
        )}
      </TableHeader>
      {layout.columns.map(({ column: { id, align, header }, width }) => (
        <TableHeader key={id} align={align} style={{ width }} className={cn('truncate', hidden)}>
          {head(header)}
        </TableHeader>
      ))}
    </TableHeadRow>
  );
}
