import { ChartColumn, Table2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { cn } from '../lib/cn.ts';
import { ColumnBarsSkeleton } from './bars-skeleton.tsx';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { EmptyState } from './empty-state.tsx';
import { Table, TableBody, TableCell, TableHeader, TableHeadRow, TableRow } from './table.tsx';

export interface ChartColumnOf<T> {
  header: string;
  cell: (row: T) => ReactNode;
  align?: 'end';
}

interface ChartCardProps<T> {
  title: string;
  description?: ReactNode;
  /** Undefined while loading. */
  rows: readonly T[] | undefined;
  rowKey: (row: T) => string;
  /** Columns of the data table behind the chart; the first names the row. */
  columns: readonly ChartColumnOf<T>[];
  chart: (rows: readonly T[]) => ReactNode;
  /** Skeleton of the chart's height; columns by default. */
  pending?: ReactNode;
  /** Shown instead of the chart. */
  error?: ReactNode;
  /** Text without rows. */
  empty: string;
  className?: string;
}

/** A chart with its data table, which is shown on request and always available to screen readers. */
export function ChartCard<T>(props: ChartCardProps<T>) {
  const { title, description, rows, chart, pending = <ColumnBarsSkeleton />, error, empty, className } = props;
  const [asTable, setAsTable] = useState(false);
  const some = rows !== undefined && rows.length > 0;
  const isPending = rows === undefined && !error;
  const Icon = asTable ? ChartColumn : Table2;
  return (
    <Card
      title={title}
      description={description}
      className={cn('break-inside-avoid', className)}
      actions={
        (some || isPending) && (
          <Button
            size="sm"
            variant="ghost"
            // Keeps the height of the heading while the rows load.
            className={isPending ? 'invisible' : undefined}
            aria-label={`${title}: ver ${asTable ? 'gráfico' : 'tabela'}`}
            onClick={() => setAsTable(!asTable)}
          >
            <Icon aria-hidden />
            {asTable ? 'Gráfico' : 'Tabela'}
          </Button>
        )
      }
    >
      {error ||
        (rows === undefined ? (
          pending
        ) : some ? (
          <>
            {!asTable && <div aria-hidden>{chart(rows)}</div>}
            {asTable ? (
              // A table wider than the card scrolls by keyboard too.
              // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
              <section aria-label={`${title}, tabela`} tabIndex={0} className="relative overflow-x-auto">
                <Numbers {...props} rows={rows} />
              </section>
            ) : (
              <div className="sr-only">
                <Numbers {...props} rows={rows} />
              </div>
            )}
          </>
        ) : (
          <EmptyState icon={ChartColumn} title={empty} className="py-8" />
        ))}
    </Card>
  );
}

function Numbers<T>({ title, rows, rowKey, columns }: ChartCardProps<T> & { rows: readonly T[] }) {
  return (
    <Table aria-label={title}>
      <TableHeadRow>
        {columns.map(({ header, align }) => (
          <TableHeader key={header} align={align}>
            {header}
          </TableHeader>
        ))}
      </TableHeadRow>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={rowKey(row)}>
            {columns.map(({ header, cell, align }) => (
              <TableCell key={header} align={align}>
                {cell(row)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
