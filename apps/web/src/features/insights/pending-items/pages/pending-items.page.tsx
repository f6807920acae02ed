import { pendingList } from '@restitui/domain/insights/pending-items/pending-list.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { useListSearch } from '../../../../lib/use-list-search.ts';
import { Card } from '../../../../ui/card.tsx';
import { DataTable } from '../../../../ui/data-table.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { ListEmpty } from '../../../../ui/list-empty.tsx';
import { Page } from '../../../../ui/page.tsx';
import { Pagination } from '../../../../ui/pagination.tsx';
import { ChooseTenant } from '../../../tenancy/tenants/components/choose-tenant.tsx';
import { ListViewMenu } from '../../list-views/components/list-view-menu.tsx';
import { pendingColumns, pendingLines } from '../components/pending-columns.tsx';
import { PendingFilterBar } from '../components/pending-filter-bar.tsx';
import { pendingMessages } from '../pending-items.messages.ts';
import { pendingItemsQuery } from '../pending-items.queries.ts';
import { pendingLink } from '../pending-link.ts';

/** Steps that wait for a client, a partner or staff, oldest first; a row opens the page on which it is done. */
export function PendingItemsPage() {
  const actor = useActor();
  const tenant = useActingTenant();
  const { filters, change } = useListSearch(pendingList, '/signed-in/pendencias');
  const list = useQuery({ ...pendingItemsQuery(filters), enabled: tenant !== undefined });
  const header = {
    title: 'Pendências',
    description: 'O que espera decisão, conferência, assinatura ou documento: o mais antigo primeiro.',
  };
  if (tenant === undefined) {
    return (
      <Page {...header}>
        <ChooseTenant purpose="As pendências são mostradas empresa por empresa." />
      </Page>
    );
  }
  return (
    <Page
      {...header}
      actions={<ListViewMenu lista="pendencias" list={pendingList} routes={['/signed-in/pendencias']} />}
    >
      <PendingFilterBar filters={filters} onChange={change} />
      <Card flush aria-busy={list.isPlaceholderData || undefined}>
        <DataTable
          label="Pendências"
          columns={pendingColumns}
          lines={pendingLines}
          rows={list.data?.data}
          rowKey={({ id }) => id}
          rowLink={(item) => pendingLink(item, { actor, tenantId: tenant })}
          error={
            list.isError && (
              <ErrorState title={pendingMessages.loadFailed} error={list.error} onRetry={() => list.refetch()} />
            )
          }
          empty={
            <ListEmpty
              icon={CircleCheck}
              title={pendingMessages.none}
              noneFound={pendingMessages.noneFound}
              description={pendingMessages.noneHelp}
              onClear={pendingList.isNarrowed(filters) ? () => change(pendingList.cleared) : undefined}
            />
          }
        />
        {list.data?.page && list.data.page.total > 0 && (
          <div className="border-t">
            <Pagination
              page={list.data.page}
              noun={['pendência', 'pendências']}
              onPageChange={(page) => change({ page })}
            />
          </div>
        )}
      </Card>
    </Page>
  );
}
