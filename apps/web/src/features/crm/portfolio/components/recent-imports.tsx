import { displayName } from '@restitui/brazil/display-name.ts';
import type { ImportSummary } from '@restitui/domain/crm/portfolio/portfolio.api.ts';
import { portfolioDays } from '@restitui/domain/crm/portfolio/portfolio-limits.ts';
import { useQuery } from '@tanstack/react-query';
import { FileSpreadsheet } from 'lucide-react';
import { formatCount, formatDateTime } from '../../../../lib/formats.ts';
import { Card } from '../../../../ui/card.tsx';
import type { DataColumn } from '../../../../ui/data-column.ts';
import { DataTable } from '../../../../ui/data-table.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { importsQuery } from '../portfolio.queries.ts';
import { ImportStateBadge } from './import-state-badge.tsx';

const columns: DataColumn<ImportSummary>[] = [
  { id: 'name', header: 'Planilha', cell: ({ name }) => name },
  {
    id: 'createdDate',
    header: 'Enviada em',
    cell: ({ createdDate }) => <span className="figures">{formatDateTime(createdDate)}</span>,
    value: ({ createdDate }) => createdDate,
    width: '11rem',
  },
  { id: 'nome', header: 'Por', cell: ({ nome }) => displayName(nome), width: '12rem', hideBelow: 'lg' },
  {
    id: 'importada',
    header: 'Importados',
    cell: ({ counts }) => <span className="figures">{formatCount(counts.importada)}</span>,
    align: 'end',
    width: '8rem',
  },
  {
    id: 'erro',
    header: 'Com erro',
    cell: ({ counts }) => <span className="figures">{formatCount(counts.erro)}</span>,
    align: 'end',
    width: '7rem',
  },
  { id: 'state', header: 'Situação', cell: ({ state }) => <ImportStateBadge state={state} />, width: '13rem' },
];

export function RecentImports({ tenantId, onOpen }: { tenantId: string; onOpen: (id: string) => void }) {
  const imports = useQuery(importsQuery(tenantId));
  return (
    <Card
      flush
      title="Importações recentes"
      description={`As planilhas ficam aqui por ${portfolioDays} dias; os clientes importados, na lista.`}
      className="mt-6"
    >
      <div className="border-t">
        <DataTable
          label="Importações recentes"
          columns={columns}
          rows={imports.data}
          rowKey={({ id }) => id}
          onRowOpen={({ id }) => onOpen(id)}
          skeletonRows={3}
          error={
            imports.isError && (
              <ErrorState title="Erro ao carregar dados." error={imports.error} onRetry={() => imports.refetch()} />
            )
          }
          empty={
            <EmptyState
              icon={FileSpreadsheet}
              title="Nenhuma planilha enviada"
              description="Baixe o modelo, preencha com a sua carteira e envie acima."
            />
          }
        />
      </div>
    </Card>
  );
}
