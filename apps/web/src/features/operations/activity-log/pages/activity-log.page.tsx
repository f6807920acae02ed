import { activityList } from '@restitui/domain/operations/activity-log/activity-list.ts';
import type { ListedActivity } from '@restitui/domain/operations/activity-log/activity-log.api.ts';
import { useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { useSelectedTenant } from '../../../../lib/session-store.ts';
import { useActingTenant, useActor } from '../../../../lib/use-actor.ts';
import { useListSearch } from '../../../../lib/use-list-search.ts';
import { Card } from '../../../../ui/card.tsx';
import { DataTable } from '../../../../ui/data-table.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { ListEmpty } from '../../../../ui/list-empty.tsx';
import { Page } from '../../../../ui/page.tsx';
import { Pagination } from '../../../../ui/pagination.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { ListViewMenu } from '../../../insights/list-views/components/list-view-menu.tsx';
import { activityMessages } from '../activity-log.messages.ts';
import { activityQuery } from '../activity-log.queries.ts';
import { ActivityChainState } from '../components/activity-chain-state.tsx';
import { activityColumns, activityLines } from '../components/activity-columns.tsx';
import { ActivityDrawer } from '../components/activity-drawer.tsx';
import { ActivityFilterBar } from '../components/activity-filter-bar.tsx';
import { ExportActivity } from '../components/export-activity.tsx';

export function ActivityLogPage() {
  const actor = useActor();
  const tenant = useActingTenant();
  const selected = useSelectedTenant();
  const { filters, change } = useListSearch(activityList, '/signed-in/admin/atividades', { scroll: 'keep' });
  const list = useQuery(activityQuery(filters));
  // A filter bar that was shown stays while the list loads again, with the focus in its search.
  const [isDrawn, setDrawn] = useState(false);
  const [opened, setOpened] = useState<ListedActivity>();
  if (!isDrawn && !list.isPending) setDrawn(true);
  return (
    <Page
      title="Registro de Atividades"
      description={`${selected?.title ?? 'Equipe do provedor'}: alterações, entradas, dados pessoais abertos, exportações e recusas.`}
      actions={
        <>
          <ListViewMenu lista="atividades" list={activityList} routes={['/signed-in/admin/atividades']} />
          <ExportActivity filters={filters} tenant={tenant ?? actor.id_tenant} />
        </>
      }
    >
      <Card flush aria-busy={list.isPlaceholderData || undefined}>
        {/* All at once: what the chain states has no height that is known before. */}
        {!isDrawn ? (
          <SkeletonLines />
        ) : (
          <>
            {list.data && <ActivityChainState chain={list.data.chain} />}
            <div className="border-b p-4">
              <ActivityFilterBar filters={filters} people={list.data?.people ?? []} onChange={change} />
            </div>
            <DataTable
              label="Registro de atividades"
              columns={activityColumns}
              lines={activityLines}
              onRowOpen={setOpened}
              rows={list.data?.data}
              rowKey={({ id }) => id}
              error={
                list.isError &&
                !list.data && (
                  <ErrorState title={activityMessages.loadFailed} error={list.error} onRetry={() => list.refetch()} />
                )
              }
              empty={
                <ListEmpty
                  icon={ScrollText}
                  title="Nenhum registro."
                  noneFound="Nenhuma atividade corresponde aos filtros."
                  description="O que for feito nesta empresa aparece aqui."
                  onClear={activityList.isNarrowed(filters) ? () => change(activityList.cleared) : undefined}
                />
              }
            />
            {list.data && list.data.page.total > list.data.page.size && (
              <div className="border-t">
                <Pagination
                  page={list.data.page}
                  noun={['registro', 'registros']}
                  onPageChange={(page) => change({ page })}
                />
              </div>
            )}
          </>
        )}
      </Card>
      {opened && <ActivityDrawer entry={opened} onClose={() => setOpened(undefined)} />}
    </Page>
  );
}
