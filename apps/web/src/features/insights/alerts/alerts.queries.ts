import { type AlertFilters, alertList } from '@restitui/domain/insights/alerts/alert-list.ts';
import {
  type Alert,
  type AlertCounts,
  alertsApi,
  type ResolutionForm,
} from '@restitui/domain/insights/alerts/alerts.api.ts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { alertMessages } from './alerts.messages.ts';

const minute = 60_000;

/** @param tenant selected by an ADMIN; without one, all tenants that the user may read */
export const alertListQuery = (tenant: string | undefined, filters: AlertFilters) => {
  const query = alertList.toQuery(filters);
  return queryOptions({
    queryKey: ['alerts', tenant ?? 'all', query],
    queryFn: ({ signal }) => call(alertsApi.list, { query, tenant: tenant ?? null, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
};

/** Polls each minute and on window focus, but not while the window is hidden. */
export const alertCountQuery = (tenant: string | undefined) =>
  queryOptions({
    queryKey: ['alerts', tenant ?? 'all', 'count'],
    queryFn: async ({ signal }) => (await call(alertsApi.count, { tenant: tenant ?? null, signal })).data,
    staleTime: 0,
    refetchInterval: minute,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
  });

const refreshes = ['alerts', 'work-queue'];

export const markAlertRead = mutationOptions({
  mutationFn: ({ id, id_tenant }: Alert) => call(alertsApi.markOneRead, { params: { id }, tenant: id_tenant }),
  meta: { success: alertMessages.read, failure: alertMessages.readFailed, refreshes },
});

interface AllShown {
  /** Tenants with unread alerts; each tenant needs its own call. */
  tenants: AlertCounts['tenants'];
  /** Creation time of the newest listed alert. */
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

/** Returns the creation time of the newest listed unread alert, so that later ones are not marked as read. */
export function newestShown(tenant: string | undefined, shown: readonly Alert[]): string | undefined {
  const first = queryClient.getQueryData(alertListQuery(tenant, alertList.read({})).queryKey);
  return (first?.data ?? shown)[0]?.date;
}
