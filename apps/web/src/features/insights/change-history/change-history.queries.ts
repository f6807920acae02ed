import { changeHistoryApi } from '@restitui/domain/insights/change-history/change-history.api.ts';
import { type ChangeFilters, changeList } from '@restitui/domain/insights/change-history/change-list.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';

/** The record of the history, and its company if it differs from the current one. */
export type HistorySubject =
  | { cnpjcpf: string }
  | { id_product: string }
  | { id_user: string; id_tenant: string }
  | { id_template: string; id_tenant: string }
  | { tenantId: string };

interface HistoryQuery {
  query: ReturnType<typeof changeList.toQuery>;
  signal: AbortSignal;
}

function readChanges(of: HistorySubject, request: HistoryQuery) {
  if ('cnpjcpf' in of) return call(changeHistoryApi.ofClient, { ...request, params: { cnpjcpf: of.cnpjcpf } });
  if ('id_product' in of) return call(changeHistoryApi.ofProduct, { ...request, params: { id: of.id_product } });
  if ('tenantId' in of) {
    return call(changeHistoryApi.ofTenant, { ...request, params: { tenantId: of.tenantId }, tenant: of.tenantId });
  }
  const there = { ...request, tenant: of.id_tenant };
  return 'id_user' in of
    ? call(changeHistoryApi.ofUser, { ...there, params: { id: of.id_user } })
    : call(changeHistoryApi.ofTemplate, { ...there, params: { id: of.id_template } });
}

export const changesQuery = (of: HistorySubject, filters: ChangeFilters) => {
  const query = changeList.toQuery(filters);
  return queryOptions({
    queryKey: ['change-history', of, query],
    queryFn: ({ signal }) => readChanges(of, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
};
