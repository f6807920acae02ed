import { formatBRL } from '@restitui/brazil/money.ts';
import { formatPeriod, sortablePeriod } from '@restitui/domain/recovery/file-analyses/period-text.ts';
import type { DataColumn } from '../../../ui/data-column.ts';

/** The month that names a row of a list by month. */
export const monthColumn: DataColumn<{ competencia: string }> = {
  id: 'competencia',
  header: 'Competência',
  value: ({ competencia }) => sortablePeriod(competencia),
  cell: ({ competencia }) => <span className="figures font-medium">{formatPeriod(competencia)}</span>,
};

/** Credit without Selic, in reais. */
export const creditColumn: DataColumn<{ credito: number }> = {
  id: 'credito',
  header: 'Crédito',
  align: 'end',
  width: '9rem',
  value: ({ credito }) => credito,
  cell: ({ credito }) => formatBRL(credito),
};
