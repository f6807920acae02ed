import { canListClients } from '@restitui/domain/crm/clients/clients.access.ts';
import { type AlertFilters, type AlertTab, alertList } from '@restitui/domain/insights/alerts/alert-list.ts';
import type { Alert } from '@restitui/domain/insights/alerts/alerts.api.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { formatCount } from '../../../../lib/formats.ts';
import { useSelectedTenant } from '../../../../lib/session-store.ts';
import { useActor } from '../../../../lib/use-actor.ts';
import { useListSearch } from '../../../../lib/use-list-search.ts';
import { Button } from '../../../../ui/button.tsx';
import { InOrder } from '../../../../ui/in-order.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Page } from '../../../../ui/page.tsx';
import { SearchField } from '../../../../ui/search-field.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { Tabs } from '../../../../ui/tabs.tsx';
import { FirstStepsLink } from '../../first-steps/components/first-steps-link.tsx';
import { WorkAreas } from '../../home/components/work-areas.tsx';
import { QueueLink } from '../../work-queue/components/queue-link.tsx';
import { shownAlerts } from '../alert-filters.ts';
import { alertMessages } from '../alerts.messages.ts';
import { alertCountQuery, alertListQuery, markAllAlertsRead, newestShown } from '../alerts.queries.ts';
import { AlertList } from '../components/alert-list.tsx';
import { ResolveDialog } from '../components/resolve-dialog.tsx';

const tabs: [AlertTab, string][] = [
  ['unread', 'Não Vistos'],
  ['read', 'Vistos'],
  ['resolved', 'Resolvidos'],
];

export function AlertsPage() {
  const actor = useActor();
  const selected = useSelectedTenant();
  const { filters, change: changeFilters } = useListSearch(alertList, '/signed-in/alertas');
  const [resolving, setResolving] = useState<Alert>();
  const { data: counts, isPending: isCounting } = useQuery(alertCountQuery(selected?.id));
  const unread = counts?.unread ?? 0;
  const view = shownAlerts(filters, unread);
  const list = useQuery(alertListQuery(selected?.id, view));
  const markAll = useMutation(markAllAlertsRead);
  const shown = list.data?.data ?? [];

  const change = (next: Partial<AlertFilters>) =>
    changeFilters(view === filters ? next : { ...view, ...next }, { replace: 'q' in next });
  const goTo = useRef(change);
  goTo.current = change;

  // Marking the last alert of the last page leaves that page empty.
  const beyond = list.data?.data.length === 0 && !list.isPlaceholderData && view.page > 1;
  useEffect(() => {
    if (beyond) goTo.current({ page: 1 });
  }, [beyond]);

  return (
    <Page
      title="Alertas"
      subtitle="Seus Alertas"
      description={actor.typeUser === 'ADMIN' && (selected ? `Somente ${selected.title}` : 'Todas as empresas')}
      actions={
        <>
          <QueueLink />
          {unread > 0 && view.q === '' && (
            <Button
              loading={markAll.isPending}
              onClick={() =>
                markAll.mutate({ tenants: counts?.tenants ?? [], until: newestShown(selected?.id, shown) })
              }
            >
              <CheckCheck aria-hidden />
              Marcar todos
            </Button>
          )}
        </>
      }
    >
      <InOrder>
        <FirstStepsLink />
        {/* Provider staff without clients begin their day here, and their work is elsewhere. */}
        {!canListClients(actor) && <WorkAreas />}
        {isCounting ? (
          <SkeletonLines />
        ) : (
          <>
            {unread > 0 && <Notice tone="warning" title={alertMessages.acknowledge} className="mb-4" />}
            <SearchField
              label="Buscar alertas"
              placeholder="Cliente, CNPJ ou palavra do alerta"
              value={view.q}
              onSearch={(q) => change({ q })}
              className="mb-4 max-w-md"
            />
            <Tabs
              label="Alertas"
              value={view.tab}
              onValueChange={(tab) => change({ tab })}
              tabs={tabs.map(([value, label]) => ({
                value,
                label: counts?.[value] ? `${label} (${formatCount(counts[value])})` : label,
                locked: unread > 0 && value !== 'unread' ? alertMessages.locked : undefined,
                content: (
                  <AlertList
                    view={view}
                    list={list}
                    onPageChange={(page) => change({ page })}
                    onResolve={setResolving}
                  />
                ),
              }))}
            />
          </>
        )}
      </InOrder>
      {resolving && <ResolveDialog alert={resolving} onClose={() => setResolving(undefined)} />}
    </Page>
  );
}
