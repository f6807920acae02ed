import type { SystemProcess } from '@restitui/domain/operations/system/system.api.ts';
import { isAlive, processKindLabels } from '@restitui/domain/operations/system/system-process.ts';
import { formatDateTime } from '../../../../lib/formats.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Card } from '../../../../ui/card.tsx';
import type { DataColumn } from '../../../../ui/data-column.ts';
import { DataTable } from '../../../../ui/data-table.tsx';
import { ageText } from '../age-text.ts';

const columnsAt = (at: string): DataColumn<SystemProcess>[] => [
  { id: 'kind', header: 'Processo', cell: ({ kind }) => processKindLabels[kind] },
  { id: 'machine', header: 'Máquina', cell: ({ machine }) => <span className="break-all">{machine}</span> },
  { id: 'version', header: 'Versão', cell: ({ version }) => <span className="figures">{version}</span>, width: '7rem' },
  {
    id: 'startedAt',
    header: 'Desde',
    cell: ({ startedAt }) => <span className="figures">{formatDateTime(startedAt)}</span>,
    width: '10rem',
  },
  {
    id: 'seenAt',
    header: 'Sinal de vida',
    cell: (process) => (
      <Badge tone={isAlive(process, at) ? 'positive' : 'danger'}>
        {isAlive(process, at) ? ageText(process.seenAt, at) : `Sem sinal, ${ageText(process.seenAt, at)}`}
      </Badge>
    ),
    width: '11rem',
  },
];

export function ProcessesCard({ processes, at }: { processes: readonly SystemProcess[]; at: string }) {
  return (
    <Card
      flush
      title="Processos"
      description="Um processo que termina sai da lista; um que foi derrubado fica nela por um dia, sem sinal de vida."
    >
      <DataTable
        label="Processos"
        columns={columnsAt(at)}
        rows={processes}
        rowKey={({ id }) => id}
        empty={<p className="border-t px-4 py-3 text-body text-muted">Nenhum processo registrado.</p>}
      />
    </Card>
  );
}
