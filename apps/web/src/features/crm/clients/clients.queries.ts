import { type ClientFilters, clientList } from '@restitui/domain/crm/clients/client-list.ts';
import type { ClientStatus } from '@restitui/domain/crm/clients/client-status.ts';
import { type Client, clientsApi } from '@restitui/domain/crm/clients/clients.api.ts';
import type { Request } from '@restitui/domain/wire/endpoint.ts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
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

type ClientUpdate = Request<typeof clientsApi.update>['body'];

async function updateClient(id_client: string, body: ClientUpdate): Promise<Client> {
  return (await call(clientsApi.update, { params: { id_client }, body })).data;
}

const show = (client: Client) => queryClient.setQueryData(clientQuery(client.cnpjcpf).queryKey, client);

/** Optimistic update; rolled back when the call fails. */
export const changeClientStatus = (id_client: string) =>
  mutationOptions({
    mutationFn: ({ status, before }: { status: ClientStatus; before: Client }) =>
      updateClient(id_client, { status, seen: { status: before.status } }),
    onMutate: async ({ status, before }) => {
      await queryClient.cancelQueries(clientQuery(id_client));
      show({ ...before, status });
    },
    onError: (_error, { before }) => void show(before),
    onSuccess: (client) => void show(client),
    meta: {
      success: clientMessages.statusSaved,
      failure: clientMessages.statusFailed,
      refreshes: ['clients', 'alerts'],
    },
  });

/** Sends only changed fields, with their previous values for conflict detection; the form shows refusals. */
export const editClient = (id_client: string) =>
  mutationOptions({
    mutationFn: (body: ClientUpdate) => updateClient(id_client, body),
    onSuccess: (client) => void show(client),
    meta: { success: clientMessages.saved, quiet: true, refreshes: ['clients', 'alerts'] },
  });

export const savePowerOfAttorney = (id_client: string) =>
  mutationOptions({
    mutationFn: (body: ClientUpdate) => updateClient(id_client, body),
    onSuccess: (client) => void show(client),
    meta: {
      success: clientMessages.powerSaved,
      failure: (error) => ({ title: clientMessages.powerFailed(error) }),
      refreshes: ['clients', 'alerts'],
    },
  });

export const transferClient = (id_client: string) =>
  mutationOptions({
    mutationFn: async (body: Request<typeof clientsApi.transfer>['body']) =>
      (await call(clientsApi.transfer, { params: { id_client }, body })).data.affected,
    meta: {
      success: clientMessages.transferred,
      failure: clientMessages.transferFailed,
      refreshes: ['clients', 'products'],
    },
  });
