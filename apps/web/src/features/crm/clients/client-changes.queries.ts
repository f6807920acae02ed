import { clientChangesApi } from '@restitui/domain/crm/clients/client-changes.api.ts';
import type { ClientStatus } from '@restitui/domain/crm/clients/client-status.ts';
import type { Client } from '@restitui/domain/crm/clients/clients.api.ts';
import type { Request } from '@restitui/domain/wire/endpoint.ts';
import { mutationOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { clientMessages } from './clients.messages.ts';
import { clientQuery } from './clients.queries.ts';

type ClientUpdate = Request<typeof clientChangesApi.update>['body'];

async function updateClient(id_client: string, body: ClientUpdate): Promise<Client> {
  return (await call(clientChangesApi.update, { params: { id_client }, body })).data;
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
    mutationFn: async (body: Request<typeof clientChangesApi.transfer>['body']) =>
      (await call(clientChangesApi.transfer, { params: { id_client }, body })).data.affected,
    meta: {
      success: clientMessages.transferred,
      failure: clientMessages.transferFailed,
      refreshes: ['clients', 'products'],
    },
  });
