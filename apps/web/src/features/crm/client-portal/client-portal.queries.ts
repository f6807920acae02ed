import { clientPortalApi } from '@restitui/domain/crm/client-portal/client-portal.api.ts';
import type { Observation } from '@restitui/domain/recovery/observations/observations.api.ts';
import { observationsApi } from '@restitui/domain/recovery/observations/observations.api.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { portalMessages } from './client-portal.messages.ts';

/** Features whose changes are steps of the timeline. */
const shownInTimeline = [
  ...['agreements', 'signing', 'suggestions', 'identity-checks', 'clients'],
  ...['client-documents', 'document-requests', 'simples', 'file-analyses', 'credits'],
] as const;

const conversationRefreshes = ['client-talk', 'observations', 'alerts'];

export const companiesQuery = queryOptions({
  queryKey: ['client-portal', 'companies'],
  queryFn: async ({ signal }) => (await call(clientPortalApi.companies, { signal })).data,
});

export const timelineQuery = (id_client: string) =>
  queryOptions({
    queryKey: ['client-portal', 'timeline', id_client],
    queryFn: async ({ signal }) => (await call(clientPortalApi.timeline, { params: { id_client }, signal })).data,
    staleTime: 30_000,
    meta: { derivedFrom: shownInTimeline },
  });

export const ownPaymentsQuery = (id_client: string) =>
  queryOptions({
    queryKey: ['client-portal', 'payments', id_client],
    queryFn: async ({ signal }) => (await call(clientPortalApi.payments, { params: { id_client }, signal })).data,
    staleTime: 30_000,
    // The keys of the requests begin with those of their analyses; the fee has the percentage of credit or contract, and boletos.
    meta: { derivedFrom: ['simples', 'file-analyses', 'credits', 'clients', 'boletos', 'fees'] },
  });

export const ownContractsQuery = (id_client: string) =>
  queryOptions({
    queryKey: ['client-portal', 'contracts', id_client],
    queryFn: async ({ signal }) => (await call(clientPortalApi.contracts, { params: { id_client }, signal })).data,
    staleTime: 30_000,
    meta: { derivedFrom: ['agreements', 'signing', 'suggestions'] },
  });

/** Polled, because the other side may answer while the page is open. */
export const conversationQuery = (id_client: string) =>
  queryOptions({
    queryKey: ['client-talk', id_client],
    queryFn: async ({ signal }) => (await call(clientPortalApi.messages, { params: { id_client }, signal })).data,
    staleTime: 15_000,
    refetchInterval: 30_000,
  });

export const writeMessage = (id_client: string) =>
  mutationOptions({
    mutationFn: (mensage: string) => call(clientPortalApi.write, { params: { id_client }, body: { mensage } }),
    meta: {
      success: portalMessages.messageSent,
      failure: portalMessages.messageFailed,
      refreshes: conversationRefreshes,
    },
  });

export const deleteMessage = mutationOptions({
  mutationFn: ({ id }: Observation) => call(observationsApi.remove, { params: { id } }),
  meta: {
    success: portalMessages.messageDeleted,
    failure: portalMessages.messageDeleteFailed,
    refreshes: conversationRefreshes,
  },
});
