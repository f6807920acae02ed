import { agreementLinksApi } from '@restitui/domain/agreements/documents/agreement-links.api.ts';
import type { MessageChannel } from '@restitui/domain/operations/messages/message-channel.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { linkMessages } from './links.messages.ts';

const refreshes = ['contract-links', 'alerts', 'change-history'];

export const agreementLinksQuery = (id_client: string) =>
  queryOptions({
    queryKey: ['contract-links', id_client],
    queryFn: async ({ signal }) => (await call(agreementLinksApi.list, { params: { id_client }, signal })).data,
    staleTime: 15_000,
  });

export const createAgreementLink = (id_client: string) =>
  mutationOptions({
    mutationFn: async (canais: MessageChannel[]) =>
      (await call(agreementLinksApi.create, { params: { id_client }, body: { canais } })).data,
    meta: {
      success: ({ row }: { row: { canais: string[] } }) =>
        row.canais.length > 0 ? linkMessages.sent : linkMessages.created,
      failure: linkMessages.createFailed,
      refreshes,
    },
  });

export const revokeAgreementLink = mutationOptions({
  mutationFn: (id: string) => call(agreementLinksApi.revoke, { params: { id } }),
  meta: { success: linkMessages.revoked, failure: linkMessages.revokeFailed, refreshes },
});

/** Requests a replacement of an expired link. */
export const requestNewLink = mutationOptions({
  mutationFn: (t: string) => call(agreementLinksApi.ask, { body: { t } }),
  meta: { failure: linkMessages.askFailed },
});
