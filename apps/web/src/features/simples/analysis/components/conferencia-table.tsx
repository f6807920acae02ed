import type { Conferencia } from '@restitui/domain/simples/analysis/conferencia.ts';
import { StatusDot } from '../../../../ui/badge.tsx';
import type { DataColumn } from '../../../../ui/data-column.ts';
import { DataTable } from '../../../../ui/data-table.tsx';
import { formatConferenciaDifference, formatConferenciaValue } from '../conferencia-texts.ts';

interface NumberedCheck extends Conferencia {
  place: number;
}

const columns: DataColumn<NumberedCheck>[] = [
  {
    id: 'campo',
    header: 'Valor',
    cell: ({ campo, onde, confere }) => (
      <span className="flex min-w-0 items-baseline gap-2 whitespace-normal py-1">
        <StatusDot tone={confere ? 'positive' : 'warning'} className="relative -top-0.5" />
        <span className="min-w-0">
          <span className="block font-medium leading-5">{campo}</span>
          <span className="block break-words font-normal text-caption text-muted">
            <span className="sr-only">{confere ? 'Confere. ' : 'Não confere. '}</span>
            {onde}
          </span>
        </span>
      </span>
    ),
  },
  { id: 'lido', header: 'Lido', cell: ({ lido }) => formatConferenciaValue(lido), align: 'end', width: '8.5rem' },
  {
    id: 'esperado',
    header: 'Esperado',
    cell: ({ esperado }) => formatConferenciaValue(esperado),
    align: 'end',
    width: '8.5rem',
  },
  {
    id: 'diferenca',
    header: 'Diferença',
    cell: (check) => formatConferenciaDifference(check),
    align: 'end',
    width: '8rem',
  },
];

/** Table of read and expected values with their difference. */
export function ConferenciaTable({ label, checks }: { label: string; checks: readonly Conferencia[] }) {
  const rows = checks.map((check, place) => ({ ...check, place }));
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={rows}
      rowKey={({ place }) => String(place)}
      empty={null}
      error={null}
    />
  );
}
