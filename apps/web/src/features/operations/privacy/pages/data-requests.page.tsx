import { erasureList } from '@restitui/domain/operations/privacy/erasure-list.ts';
import { erasureStatus, erasureStatusLabels } from '@restitui/domain/operations/privacy/erasure-status.ts';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useSelectedTenant } from '../../../../lib/session-store.ts';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { useListSearch } from '../../../../lib/use-list-search.ts';
import { usePageSearch } from '../../../../lib/use-page-search.ts';
import { Card } from '../../../../ui/card.tsx';
import { DataTable } from '../../../../ui/data-table.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { FilterBar } from '../../../../ui/filter-bar.tsx';
import { Page } from '../../../../ui/page.tsx';
import { Pagination } from '../../../../ui/pagination.tsx';
import { ListViewMenu } from '../../../insights/list-views/components/list-view-menu.tsx';
import { erasureColumns, erasureLines } from '../components/erasure-columns.tsx';
import { ErasureDrawer } from '../components/erasure-drawer.tsx';
import { openErasure } from '../erasure-search.ts';
import { privacyMessages } from '../privacy.messages.ts';
import { erasuresQuery } from '../privacy.queries.ts';

const statuses = erasureStatus.options.map((value) => ({ value, label: erasureStatusLabels[value] }));

/** Requests of people about their own data (titulares in the LGPD). */
export function DataRequestsPage() {
  const actor = useActor();
  const tenant = useActingTenant();
  const selected = useSelectedTenant();
  const { filters, change } = useListSearch(erasureList, '/signed-in/titulares', { scroll: 'keep' });
  const [{ solicitacao }, changeSearch] = usePageSearch(openErasure, '/signed-in/titulares');
  const list = useQuery(erasuresQuery(tenant, filters));

  return (
    <Page
      title="Solicitações de Titulares"
      description={
        actor.typeUser === 'ADMIN'
          ? (selected?.title ?? 'Equipe do provedor')
          : 'Pedidos de eliminação de dados pessoais'
      }
      actions={<ListViewMenu lista="titulares" list={erasureList} routes={['/signed-in/titulares']} />}
    >
      <FilterBar
        list={erasureList}
        filters={filters}
        chips={erasureList.chips(filters)}
        onChange={change}
        controls={{
          status: { choice: 'Filtrar por situação', every: 'Todas as situações', options: statuses, width: 'sm:w-64' },
        }}
      />
      <Card flush aria-busy={list.isPlaceholderData || undefined}>
        <DataTable
          label="Solicitações de Titulares"
          columns={erasureColumns}
          lines={erasureLines}
          rows={list.data?.data}
          rowKey={({ id }) => id}
          onRowOpen={({ id }) => changeSearch({ solicitacao: id })}
          skeletonRows={4}
          error={
            list.isError &&
            !list.data && (
              <ErrorState title={privacyMessages.loadFailed} error={list.error} onRetry={() => list.refetch()} />
            )
          }
          empty={
            <EmptyState
              icon={ShieldCheck}
              title="Nenhuma solicitação"
              description="Quando alguém pedir a eliminação dos seus dados, o pedido aparece aqui para ser decidido em até 15 dias."
            />
          }
        />
        {list.data && list.data.page.total > list.data.page.size && (
          <div className="border-t">
            <Pagination
              page={list.data.page}
              noun={['solicitação', 'solicitações']}
              onPageChange={(page) => change({ page })}
            />
          </div>
        )}
      </Card>
      <ErasureDrawer id={solicitacao} onClose={() => changeSearch({ solicitacao: undefined })} />
    </Page>
  );
}
