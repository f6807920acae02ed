import {
  type Alert,
  type AlertCounts,
  type AlertTab,
  alertsApi,
  type ResolutionForm,
} from '@restitui/domain/alerts/alerts.api.ts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { queryClient } from '../../lib/query-client.ts';
import { alertMessages } from './alerts.messages.ts';

const minute = 60_000;

interface AlertFilters {
  tab: AlertTab;
  q: string;
  pagina: number;
}

/** @param tenant that an ADMIN selected; without one, all that this person reads */
export const alertListQuery = (tenant: string | undefined, { tab, q, pagina }: AlertFilters) =>
  queryOptions({
    queryKey: ['alerts', tenant ?? 'all', tab, q, pagina],
    queryFn: ({ signal }) =>
      call(alertsApi.list, { query: { tab, q: q || undefined, page: pagina }, tenant: tenant ?? null, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Asked again each minute and on return to the window; not while the window is hidden. */
export const alertCountQuery = (tenant: string | undefined) =>
  queryOptions({
    queryKey: ['alerts', tenant ?? 'all', 'count'],
    queryFn: async ({ signal }) => (await call(alertsApi.count, { tenant: tenant ?? null, signal })).data,
    staleTime: 0,
    refetchInterval: minute,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  });

const refreshes = ['alerts'];

export const markAlertRead = mutationOptions({
  mutationFn: ({ id, id_tenant }: Alert) => call(alertsApi.markOneRead, { params: { id }, tenant: id_tenant }),
  meta: { success: alertMessages.read, failure: alertMessages.readFailed, refreshes },
});

interface AllShown {
  /** Where unread alerts stand: each company is a write of its own. */
  tenants: AlertCounts['tenants'];
  /** The newest that was on the screen. */
  until: string | undefined;
}

export const markAllAlertsRead = mutationOptions({
  mutationFn: ({ tenants, until }: AllShown) =>
    Promise.all(tenants.map(({ id_tenant }) => call(alertsApi.markRead, { body: { until }, tenant: id_tenant }))),
  meta: { success: alertMessages.allRead, failure: alertMessages.allReadFailed, refreshes },
});

export const resolveAlert = ({ id, id_tenant }: Pick<Alert, 'id' | 'id_tenant'>) =>
  mutationOptions({
    mutationFn: (body: ResolutionForm) => call(alertsApi.resolve, { params: { id }, body, tenant: id_tenant }),
    meta: { success: alertMessages.resolved, quiet: true, refreshes },
  });

/** The newest unread alert that was shown: what came after it is not marked unseen. */
export function newestShown(tenant: string | undefined, shown: readonly Alert[]): string | undefined {
  const first = queryClient.getQueryData(alertListQuery(tenant, { tab: 'unread', q: '', pagina: 1 }).queryKey);
  return (first?.data ?? shown)[0]?.date;
}
