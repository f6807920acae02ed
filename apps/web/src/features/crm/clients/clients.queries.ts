import { type ClientFilters, clientList } from '@restitui/domain/crm/clients/client-list.ts';
import { type Client, clientsApi } from '@restitui/domain/crm/clients/clients.api.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { requireValue, withUnexpectedAnswerMessage } from './api-errors.ts';
import { clientMessages } from './clients.messages.ts';

/** Clients are edited by many users, so they are refetched after a minute. */
const staleTime = 60_000;

export const clientListQuery = (id_tenant: string, filters: ClientFilters) => {
  const query = clientList.toQuery(filters);
  return queryOptions({
    queryKey: ['clients', 'list', id_tenant, query],
    queryFn: ({ signal }) =>
      withUnexpectedAnswerMessage(clientMessages.listUnexpected, async () =>
        call(clientsApi.listOfTenant, {
          params: { id_tenant: requireValue(id_tenant, clientMessages.tenantMissing) },
          query,
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    staleTime,
  });
};

export const clientQuery = (cnpjcpf: string) =>
  queryOptions({
    queryKey: ['clients', 'one', cnpjcpf],
    queryFn: async ({ signal }) => {
      const params = { cnpjcpf: requireValue(cnpjcpf, clientMessages.numberMissing) };
      const request = () => call(clientsApi.read, { params, signal });
      return (await withUnexpectedAnswerMessage(clientMessages.withoutData, request)).data;
    },
    staleTime,
  });

/** Reads a client past the cache, after a concurrent change. */
export const readClientNow = (cnpjcpf: string): Promise<Client> =>
  queryClient.fetchQuery({ ...clientQuery(cnpjcpf), staleTime: 0 });

/** The clients of an owner that the user may open. */
export const relatedClientsQuery = (id_owner: string) =>
  queryOptions({
    queryKey: ['clients', 'owner', id_owner],
    queryFn: async ({ signal }) => (await call(clientsApi.listOfOwner, { params: { id_owner }, signal })).data,
    enabled: id_owner !== '',
    staleTime,
  });

/** Users who can be made responsible for a client. */
export const candidatesQuery = (id_client: string) =>
  queryOptions({
    queryKey: ['clients', 'candidates', id_client],
    queryFn: async ({ signal }) => (await call(clientsApi.listCandidates, { params: { id_client }, signal })).data,
    staleTime,
  });
