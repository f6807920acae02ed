import { counted } from '@restitui/brazil/counted.ts';
import type { AlertFilters } from '@restitui/domain/insights/alerts/alert-list.ts';
import type { Alert, alertsApi } from '@restitui/domain/insights/alerts/alerts.api.ts';
import type { Answer } from '@restitui/domain/wire/endpoint.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import { BellOff, SearchX } from 'lucide-react';
import { useState } from 'react';
import { emptyListText } from '../../../../lib/empty-list-text.ts';
import { usePhone } from '../../../../lib/media-query.ts';
import { useSelectedTenant } from '../../../../lib/session-store.ts';
import { useActor } from '../../../../lib/use-actor.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Pagination } from '../../../../ui/pagination.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { tenantsQuery } from '../../../tenancy/tenants/tenants.queries.ts';
import { alertMessages } from '../alerts.messages.ts';
import { AlertItem } from './alert-item.tsx';

/** Alerts of a page that a phone shows at first: all 30 are eight screens. */
const first = 15;

interface AlertListProps {
  view: AlertFilters;
  list: UseQueryResult<Answer<typeof alertsApi.list>>;
  onPageChange: (page: number) => void;
  onResolve: (alert: Alert) => void;
}

export function AlertList({ view, list, onPageChange, onResolve }: AlertListProps) {
  const titleOf = useTenantTitles();
  const phone = usePhone();
  const [wholePage, setWholePage] = useState<number>();
  const { data, isPending, isError, error, refetch, isPlaceholderData } = list;
  const all = data?.data ?? [];
  const isCut = phone && wholePage !== view.page && all.length > first + 2;
  const shown = isCut ? all.slice(0, first) : all;
  return (
    <Card flush aria-busy={isPlaceholderData || undefined}>
      {isPending && <AlertsSkeleton />}
      {isError && !data && <ErrorState title={alertMessages.listFailed} error={error} onRetry={() => refetch()} />}
      {data?.data.length === 0 && <NoAlerts view={view} />}
      <ul className="divide-y">
        {shown.map((alert) => (
          <AlertItem key={alert.id} alert={alert} tenant={titleOf?.get(alert.id_tenant)} onResolve={onResolve} />
        ))}
      </ul>
      {isCut && (
        <div className="border-t px-4 py-2">
          <Button variant="ghost" size="sm" className="-ml-3" onClick={() => setWholePage(view.page)}>
            {`Mostrar mais ${counted(all.length - first, 'alerta', 'alertas')}`}
          </Button>
        </div>
      )}
      {data?.page && data.page.total > data.page.size && !isCut && (
        <div className="border-t">
          <Pagination page={data.page} noun={['alerta', 'alertas']} onPageChange={onPageChange} />
        </div>
      )}
    </Card>
  );
}

/** Defined only for users who read several companies at once. */
function useTenantTitles(): Map<string, string> | undefined {
  const actor = useActor();
  const selected = useSelectedTenant();
  const several = actor.typeUser === 'ADMIN' && selected === undefined;
  const { data } = useQuery({ ...tenantsQuery, enabled: several });
  return several && data ? new Map(data.map(({ id, title }) => [id, title])) : undefined;
}

const explained = {
  unread: 'Prazos, falhas e avisos que pedem a sua atenção aparecem aqui assim que surgem.',
  read: 'Aqui ficam os alertas que você já viu e que ninguém resolveu ainda.',
  resolved: 'Aqui ficam os alertas resolvidos, com o que foi feito em cada um.',
};

function NoAlerts({ view: { q, tab } }: { view: AlertFilters }) {
  const actor = useActor();
  return (
    <EmptyState
      icon={q ? SearchX : BellOff}
      title={alertMessages.none}
      description={q ? 'Mude a busca para ver outros alertas.' : emptyListText(actor, explained[tab])}
    />
  );
}

function AlertsSkeleton() {
  return (
    <div className="flex flex-col divide-y">
      <LoadingNote />
      {[62, 48, 70, 55].map((width) => (
        <div key={width} className="flex flex-col gap-2 p-4">
          <Skeleton className="w-64 max-w-full" />
          <span className="block" style={{ width: `${width}%` }}>
            <Skeleton />
          </span>
          <Skeleton className="w-32" />
        </div>
      ))}
    </div>
  );
}
