import type { ClientStatus } from '@restitui/domain/clients/client-status.ts';
import { type Client, clientsApi } from '@restitui/domain/clients/clients.api.ts';
import type { Request } from '@restitui/domain/wire/endpoint.ts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { queryClient } from '../../lib/query-client.ts';
import type { ClientFilters } from './client-filters.ts';
import { clientMessages } from './clients.messages.ts';
import { answered, given } from './said-of-answers.ts';

/** A client changes under many hands. */
const staleTime = 60_000;

export const clientListQuery = (id_tenant: string, { q, status, sort, pagina }: ClientFilters) =>
  queryOptions({
    queryKey: ['clients', 'list', id_tenant, { q, status, sort, pagina }],
    queryFn: ({ signal }) =>
      answered(clientMessages.listUnexpected, given(id_tenant, clientMessages.tenantMissing), (id_tenant) =>
        call(clientsApi.listOfTenant, {
          params: { id_tenant },
          query: { page: pagina, pageSize: 50, q: q || undefined, status, sort },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    staleTime,
  });

export const clientQuery = (cnpjcpf: string) =>
  queryOptions({
    queryKey: ['clients', 'one', cnpjcpf],
    queryFn: async ({ signal }) => {
      const ask = (cnpjcpf: string) => call(clientsApi.read, { params: { cnpjcpf }, signal });
      return (await answered(clientMessages.withoutData, given(cnpjcpf, clientMessages.numberMissing), ask)).data;
    },
    staleTime,
  });

/** The clients of an owner that this person may open. */
export const relatedClientsQuery = (id_owner: string) =>
  queryOptions({
    queryKey: ['clients', 'owner', id_owner],
    queryFn: async ({ signal }) => (await call(clientsApi.listOfOwner, { params: { id_owner }, signal })).data,
    enabled: id_owner !== '',
    staleTime,
  });

/** Who can be made responsible for a client. */
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

/** On screen at once, stored then, and back as it was when that fails. */
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

/** Only what was changed, beside what stood there before; the form tells of refusals. */
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
