import { displayName } from '@restitui/brazil/display-name.ts';
import type { RefusedClient } from '@restitui/domain/crm/client-selection/client-selection.api.ts';
import { withColumn } from '@restitui/domain/crm/clients/client-columns.ts';
import { type ClientFilters, clientList, clientSort } from '@restitui/domain/crm/clients/client-list.ts';
import { canRegisterClient } from '@restitui/domain/crm/clients/clients.access.ts';
import type { ListedClient } from '@restitui/domain/crm/clients/clients.api.ts';
import { canImportPortfolio } from '@restitui/domain/crm/portfolio/portfolio.access.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Plus, Upload, Users } from 'lucide-react';
import { useState } from 'react';
import { clientLink, importLink } from '../../../../lib/client-links.ts';
import { emptyListText } from '../../../../lib/empty-list-text.ts';
import { isMedia, phoneMedia, useMediaQuery, usePhone } from '../../../../lib/media-query.ts';
import { queryClient } from '../../../../lib/query-client.ts';
import { clientListRoutes } from '../../../../lib/route-ids.ts';
import { currentAuth, currentTenant } from '../../../../lib/session-store.ts';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { useListSearch } from '../../../../lib/use-list-search.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { frameOfChosen } from '../../../../ui/chosen-columns.ts';
import { DataTable } from '../../../../ui/data-table.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { ListEmpty } from '../../../../ui/list-empty.tsx';
import { Page } from '../../../../ui/page.tsx';
import { Pagination } from '../../../../ui/pagination.tsx';
import { sortOfTable, tableSort } from '../../../../ui/table-sort.ts';
import { ViewTabs } from '../../../insights/list-views/components/view-tabs.tsx';
import { ExportButton } from '../../portfolio/components/export-button.tsx';
import { SampleNote } from '../../sample-company/components/sample-notice.tsx';
import { checkClientAccess } from '../check-client-access.ts';
import { clientMessages } from '../clients.messages.ts';
import { clientListQuery } from '../clients.queries.ts';
import { ClientColumnMenu } from '../components/client-column-menu.tsx';
import {
  clientColumns,
  clientLines,
  lineColumns,
  nameWidth,
  wideClientColumns,
} from '../components/client-columns.tsx';
import { ClientFilterBar } from '../components/client-filter-bar.tsx';
import { ClientSelectionBar } from '../components/client-selection-bar.tsx';
import { RefusedClientsDialog } from '../components/refused-clients-dialog.tsx';

const wideMedia = '(min-width: 96rem)';

/** The lines of a phone, and a wide table without chosen columns, show two columns. */
function withLineColumns(filters: ClientFilters): ClientFilters {
  return { ...filters, colunas: lineColumns.reduce(withColumn, [...filters.colunas]) };
}

/** Returns the filters with the columns that the width of the window shows. */
function filtersOfWidth(filters: ClientFilters, isPhone: boolean, isWide: boolean): ClientFilters {
  return isPhone || (isWide && filters.colunas.length === 0) ? withLineColumns(filters) : filters;
}

/** Begins the call of the list for the search of an address. */
export function beginClients(search: object) {
  const auth = currentAuth();
  const tenantId = auth?.user.typeUser === 'ADMIN' ? currentTenant()?.id : auth?.user.id_tenant;
  if (!tenantId) return;
  const filters = filtersOfWidth(clientList.read(search), isMedia(phoneMedia), isMedia(wideMedia));
  void queryClient.prefetchQuery(clientListQuery(tenantId, filters));
}

export function ClientsPage() {
  const actor = useActor();
  const tenantId = useActingTenant() ?? '';
  const { filters, change } = useListSearch(clientList, clientListRoutes);
  const phone = usePhone();
  const isVeryWide = useMediaQuery(wideMedia);
  const isWide = isVeryWide && filters.colunas.length === 0;
  const shown = isWide ? withLineColumns(filters) : filters;
  const list = useQuery(clientListQuery(tenantId, filtersOfWidth(filters, phone, isWide)));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<{ clients: readonly ListedClient[]; refused: readonly RefusedClient[] }>();
  const selected = (list.data?.data ?? []).filter(({ cnpjcpf }) => chosen.has(cnpjcpf));
  const columns = isWide ? wideClientColumns : clientColumns(filters.colunas);
  const isNarrowed = clientList.isNarrowed(filters);
  const isFirstDay = list.data?.page?.total === 0 && !isNarrowed;
  const registerLink = (variant: 'primary' | 'secondary') =>
    canRegisterClient(actor) && (
      <Button variant={variant} asChild>
        <Link to="/cadastrar-cliente">
          <Plus aria-hidden />
          Cadastrar cliente
        </Link>
      </Button>
    );

  /** Names the clients as the list shows them now: a change may take them out of it. */
  function showRefused(clients: readonly RefusedClient[]) {
    if (clients.length > 0) setRefused({ clients: selected, refused: clients });
  }

  return (
    <Page
      title="Clientes"
      subtitle="Lista de Clientes"
      actions={
        <>
          <ClientColumnMenu
            columns={shown.colunas}
            onChange={(next) =>
              change((latest) => ({ colunas: next(filtersOfWidth(latest, false, isVeryWide).colunas) }))
            }
          />
          <ExportButton filters={shown} disabled={!list.data?.data.length} />
          {canImportPortfolio(actor) && (
            <Button asChild>
              <Link {...importLink(actor, tenantId)}>
                <Upload aria-hidden />
                Importar
              </Link>
            </Button>
          )}
          {/* The empty list offers the first client in its middle: a page has one primary button. */}
          {registerLink(isFirstDay ? 'secondary' : 'primary')}
        </>
      }
    >
      <ViewTabs lista="clientes" list={clientList} routes={clientListRoutes} />
      <ClientFilterBar filters={filters} onChange={change} />
      <Card flush aria-busy={list.isPlaceholderData || undefined}>
        <DataTable
          label="Lista de Clientes"
          columns={columns}
          lines={clientLines}
          {...frameOfChosen(columns, filters.colunas, nameWidth)}
          rows={list.data?.data}
          rowKey={(client) => client.cnpjcpf}
          rowLink={(client) => ({ ...clientLink({ actor, tenantId, cnpjcpf: client.cnpjcpf }), state: { client } })}
          mayOpen={checkClientAccess}
          choice={{
            chosen,
            onChange: setChosen,
            label: ({ razao_social }) => `Selecionar ${displayName(razao_social)}`,
            may: () => true,
          }}
          sort={tableSort(filters.sort)}
          onSortChange={(sort) => change({ sort: sortOfTable(clientSort, sort) })}
          error={
            list.isError && (
              <ErrorState title="Erro ao carregar dados." error={list.error} onRetry={() => list.refetch()} />
            )
          }
          empty={
            <ListEmpty
              icon={Users}
              title={clientMessages.none}
              description={emptyListText(actor, 'Os clientes que você pode ver nesta empresa aparecem aqui.')}
              action={registerLink('primary')}
              onClear={isNarrowed ? () => change(clientList.cleared) : undefined}
            />
          }
        />
        {selected.length > 0 && !phone && (
          <ClientSelectionBar
            tenantId={tenantId}
            filters={shown}
            clients={selected}
            onClear={() => setChosen(new Set())}
            onRefused={showRefused}
          />
        )}
        {(selected.length === 0 || phone) && list.data?.page && list.data.page.total > 0 && (
          <div className="border-t">
            <Pagination
              page={list.data.page}
              noun={['cliente', 'clientes']}
              onPageChange={(page) => change({ page })}
            />
          </div>
        )}
      </Card>
      <SampleNote tenant={tenantId} />
      {refused && <RefusedClientsDialog {...refused} onClose={() => setRefused(undefined)} />}
    </Page>
  );
}
