import type { AnalysisRow } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { useMemo } from 'react';
import { usePhone } from '../../../../lib/media-query.ts';
import { Card } from '../../../../ui/card.tsx';
import { DataTable } from '../../../../ui/data-table.tsx';
import { fittingColumns } from '../../../../ui/fitting-columns.ts';
import { useWidth } from '../../../../ui/use-width.ts';
import { filteredMonths, type MonthFilter, yearTotal } from '../month-filters.ts';
import type { TotalCorrection } from '../total-correction.ts';
import { monthColumns, monthWidths, spareMonthColumns } from './month-columns.tsx';
import { MonthFilters, MonthTotals } from './month-filters.tsx';

interface MonthsTableProps {
  rows: readonly AnalysisRow[];
  today: string;
  /** From the URL. */
  filter: MonthFilter | undefined;
  onFilter: (filter: MonthFilter | undefined) => void;
  onOpen: (competencia: string) => void;
  correction: TotalCorrection | undefined;
}

/** Columns shown on a card; the others are in the drawer. */
const phoneColumns = [
  'competencia',
  'rb_auferida',
  'cobertura',
  'total_a_restituir',
  'diagnostico',
  'prescreve_em',
  'alertas',
] as const;

const years = {
  heading: ({ competencia }: AnalysisRow) => competencia.slice(3),
  total: yearTotal,
};

/** Table with one row per month; columns that do not fit are shown in the drawer. */
export function MonthsTable({ rows, today, filter, onFilter, onOpen, correction }: MonthsTableProps) {
  const phone = usePhone();
  const shownRows = useMemo(() => filteredMonths(rows, filter, today), [rows, filter, today]);
  const [ref, width] = useWidth<HTMLDivElement>();
  const widths = useMemo(() => monthWidths(rows), [rows]);
  const columns = useMemo(() => {
    const fitting = fittingColumns(widths, width === 0 ? Number.POSITIVE_INFINITY : width, spareMonthColumns);
    // If not even these columns fit, months are shown as cards, as on a phone.
    const asCards = phone || (width > 0 && fitting.reduce((sum, id) => sum + widths[id], 0) > width);
    const shown = asCards ? phoneColumns : fitting;
    return monthColumns({ shown, widths, today, correction });
  }, [widths, phone, width, today, correction]);

  return (
    <Card flush aria-label="Meses da análise">
      <MonthFilters rows={rows} today={today} chosen={filter} onChoose={onFilter} />
      <div ref={ref}>
        <DataTable
          label="Meses da análise"
          columns={columns}
          rows={shownRows}
          rowKey={(row) => row.competencia}
          onRowOpen={(row) => onOpen(row.competencia)}
          initialSort={{ column: 'competencia', direction: 'asc' }}
          {...(shownRows.length > 12 && { fold: years })}
        />
      </div>
      <MonthTotals rows={shownRows} />
    </Card>
  );
}
