import { displayName } from '@restitui/brazil/display-name.ts';
import { clientList, clientSort } from '@restitui/domain/crm/clients/client-list.ts';
import { canRegisterClient } from '@restitui/domain/crm/clients/clients.access.ts';
import type { ListedClient } from '@restitui/domain/crm/clients/clients.api.ts';
import { canImportPortfolio } from '@restitui/domain/crm/portfolio/portfolio.access.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus, SearchX, Upload, Users } from 'lucide-react';
import { clientLink, importLink } from '../../../../lib/client-links.ts';
import { formatCnpjCpf } from '../../../../lib/formats.ts';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { useListSearch } from '../../../../lib/use-list-search.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import type { DataColumn } from '../../../../ui/data-column.ts';
import { DataTable } from '../../../../ui/data-table.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { Pagination } from '../../../../ui/pagination.tsx';
import { sortOfTable, tableSort } from '../../../../ui/table-sort.ts';
import { ExportButton } from '../../portfolio/components/export-button.tsx';
import { TagChips } from '../../tags/components/tag-chips.tsx';
import { tagsQuery } from '../../tags/tags.queries.ts';
import { checkClientAccess } from '../check-client-access.ts';
import { clientMessages } from '../clients.messages.ts';
import { clientListQuery } from '../clients.queries.ts';
import { ClientFilterBar } from '../components/client-filter-bar.tsx';
import { ClientStatusBadge } from '../components/client-status-badge.tsx';

const columns: DataColumn<ListedClient>[] = [
  {
    id: 'razao_social',
    header: 'Razão Social',
    cell: (client) => displayName(client.razao_social),
    beside: ({ etiquetas }) => etiquetas.length > 0 && <TagChips tags={etiquetas} most={3} />,
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

const clientRoutes = ['/signed-in/usuario/clientes', '/signed-in/admin/$tenantId/clientes'] as const;

export function ClientsPage() {
  const actor = useActor();
  const tenantId = useActingTenant() ?? '';
  const { filters, change } = useListSearch(clientList, clientRoutes);
  const list = useQuery(clientListQuery(tenantId, filters));
  const { data: tags } = useQuery(tagsQuery());
  const filtered = clientList.isNarrowed(filters);

  return (
    <>
      <PageHeader
        title="Clientes"
        subtitle="Lista de Clientes"
        actions={
          <>
            <ExportButton tenantId={tenantId} filters={filters} disabled={!list.data?.data.length} />
            {canImportPortfolio(actor) && (
              <Button asChild>
                <Link {...importLink(actor, tenantId)}>
                  <Upload aria-hidden />
                  Importar
                </Link>
              </Button>
            )}
            {canRegisterClient(actor) && (
              <Button variant="primary" asChild>
                <Link to="/cadastrar-cliente">
                  <Plus aria-hidden />
                  Cadastrar cliente
                </Link>
              </Button>
            )}
          </>
        }
      />
      <ClientFilterBar filters={filters} tags={tags} onChange={change} />
      <Card flush aria-busy={list.isPlaceholderData || undefined}>
        <DataTable
          label="Lista de Clientes"
          columns={columns}
          rows={list.data?.data}
          rowKey={(client) => client.cnpjcpf}
          rowLink={(client) => ({ ...clientLink({ actor, tenantId, cnpjcpf: client.cnpjcpf }), state: { client } })}
          mayOpen={checkClientAccess}
          sort={tableSort(filters.sort)}
          onSortChange={(sort) => change({ sort: sortOfTable(clientSort, sort) })}
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
            <Pagination
              page={list.data.page}
              noun={['cliente', 'clientes']}
              onPageChange={(page) => change({ page })}
            />
          </div>
        )}
      </Card>
    </>
  );
}
