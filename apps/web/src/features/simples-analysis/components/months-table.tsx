import type { AnalysisRow } from '@restitui/domain/simples-analysis/simples-analysis.api.ts';
import { useMemo } from 'react';
import { usePhone } from '../../../lib/media-query.ts';
import { Card } from '../../../ui/card.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { fittingColumns } from '../fitting-columns.ts';
import { monthColumns, monthWidths } from './month-columns.tsx';
import { useWidth } from './use-width.ts';

interface MonthsTableProps {
  rows: readonly AnalysisRow[];
  today: string;
  onOpen: (competencia: string) => void;
  onSaveTotal: ((competencia: string, valor: number) => void) | undefined;
}

/** One row a month; columns that would not fit whole are left to the drawer. */
export function MonthsTable({ rows, today, onOpen, onSaveTotal }: MonthsTableProps) {
  const phone = usePhone();
  const [ref, width] = useWidth<HTMLDivElement>();
  const widths = useMemo(() => monthWidths(rows), [rows]);
  const columns = useMemo(() => {
    const shown = fittingColumns(widths, phone || width === 0 ? Number.POSITIVE_INFINITY : width);
    return monthColumns({ shown, widths, today, onSaveTotal });
  }, [widths, phone, width, today, onSaveTotal]);

  return (
    <Card flush aria-label="Meses da análise">
      <div ref={ref}>
        <DataTable
          label="Meses da análise"
          columns={columns}
          rows={rows}
          rowKey={(row) => row.competencia}
          onRowOpen={(row) => onOpen(row.competencia)}
          initialSort={{ column: 'competencia', direction: 'asc' }}
        />
      </div>
    </Card>
  );
}
