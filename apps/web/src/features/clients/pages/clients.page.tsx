import type { ClientSummary } from '@restitui/domain/clients/clients.api.ts';
import { canImportPortfolio } from '@restitui/domain/portfolio/portfolio.access.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { SearchX, Upload, Users } from 'lucide-react';
import { clientAddress, importAddress } from '../../../lib/client-address.ts';
import { formatCnpjCpf } from '../../../lib/formats.ts';
import { useWriteFilters } from '../../../lib/list-address.ts';
import { useActingTenant, useActor } from '../../../lib/use-actor.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { DataColumn, DataSort } from '../../../ui/data-column.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { ExportButton } from '../../portfolio/components/export-button.tsx';
import { type ClientFilters, type ClientSort, clientFiltersOf, searchOfFilters } from '../client-filters.ts';
import { clientMessages } from '../clients.messages.ts';
import { clientListQuery } from '../clients.queries.ts';
import { ClientFilterBar } from '../components/client-filter-bar.tsx';
import { ClientStatusBadge } from '../components/client-status-badge.tsx';
import { mayOpenClient } from '../may-open-client.ts';

const columns: DataColumn<ClientSummary>[] = [
  {
    id: 'razao_social',
    header: 'Razão Social',
    cell: (client) => client.razao_social,
    value: (client) => client.razao_social,
  },
  {
    id: 'cnpjcpf',
    header: 'CNPJ',
    cell: (client) => <span className="figures">{formatCnpjCpf(client.cnpjcpf)}</span>,
    width: '13rem',
  },
  {
    id: 'status',
    header: 'Status',
    cell: (client) => <ClientStatusBadge status={client.status} />,
    value: (client) => client.status,
    width: '14rem',
  },
];

export function ClientsPage() {
  const actor = useActor();
  const tenantId = useActingTenant() ?? '';
  const filters = clientFiltersOf(useSearch({ strict: false }));
  const write = useWriteFilters();
  const list = useQuery(clientListQuery(tenantId, filters));
  const filtered = filters.q !== '' || filters.status !== undefined;

  function change(next: Partial<ClientFilters>) {
    const search = searchOfFilters({ ...filters, pagina: 1, ...next });
    write(search, next);
  }

  return (
    <>
      <PageHeader
        title="Lista de Clientes"
        actions={
          <>
            <ExportButton tenantId={tenantId} filters={filters} disabled={!list.data?.data.length} />
            {canImportPortfolio(actor) && (
              <Button asChild>
                <Link {...importAddress(actor, tenantId)}>
                  <Upload aria-hidden />
                  Importar
                </Link>
              </Button>
            )}
          </>
        }
      />
      <ClientFilterBar filters={filters} onChange={change} />
      <Card flush aria-busy={list.isPlaceholderData || undefined}>
        <DataTable
          label="Lista de Clientes"
          columns={columns}
          rows={list.data?.data}
          rowKey={(client) => client.cnpjcpf}
          rowLink={(client) => ({ ...clientAddress({ actor, tenantId, cnpjcpf: client.cnpjcpf }), state: { client } })}
          mayOpen={mayOpenClient}
          sort={sortOf(filters.sort)}
          onSortChange={({ column, direction }) =>
            change({ sort: `${direction === 'desc' ? '-' : ''}${column}` as ClientSort })
          }
          error={
            list.isError && (
              <ErrorState title="Erro ao carregar dados." error={list.error} onRetry={() => list.refetch()} />
            )
          }
          empty={
            <EmptyState
              icon={filtered ? SearchX : Users}
              title={clientMessages.none}
              description={
                filtered
                  ? 'Mude a busca ou remova um filtro.'
                  : 'Os clientes que você pode ver nesta empresa aparecem aqui.'
              }
            />
          }
        />
        {list.data?.page && list.data.page.total > 0 && (
          <div className="border-t">
            <Pagination page={list.data.page} noun="clientes" onPageChange={(pagina) => change({ pagina })} />
          </div>
        )}
      </Card>
    </>
  );
}

function sortOf(sort: ClientSort): DataSort {
  return sort.startsWith('-') ? { column: sort.slice(1), direction: 'desc' } : { column: sort, direction: 'asc' };
}
