import {
  type ClientDocument,
  clientDocumentsApi,
  type DocumentRequest,
} from '@restitui/domain/crm/client-documents/client-documents.api.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { fetchLink } from '../../../lib/signed-link.ts';
import type { Sending } from '../../../lib/use-sending.ts';
import { portalMessages } from './client-portal.messages.ts';

/** Links expire after five minutes, so cached ones are dropped earlier. */
const linkMilliseconds = 4 * 60_000;
const refreshes = ['client-documents', 'document-requests', 'alerts', 'change-history'];

export const clientDocumentsQuery = (id_client: string) =>
  queryOptions({
    queryKey: ['client-documents', id_client],
    queryFn: async ({ signal }) => (await call(clientDocumentsApi.list, { params: { id_client }, signal })).data,
    staleTime: 30_000,
    gcTime: linkMilliseconds,
    refetchInterval: linkMilliseconds,
  });

export const documentRequestsQuery = (id_client: string) =>
  queryOptions({
    queryKey: ['document-requests', id_client],
    queryFn: async ({ signal }) => (await call(clientDocumentsApi.requests, { params: { id_client }, signal })).data,
    staleTime: 30_000,
  });

export const askForDocument = (id_client: string) =>
  mutationOptions({
    mutationFn: (item: string) => call(clientDocumentsApi.ask, { params: { id_client }, body: { item } }),
    meta: { success: portalMessages.documentAsked, failure: portalMessages.documentAskFailed, refreshes },
  });

export const withdrawRequest = mutationOptions({
  mutationFn: ({ id }: DocumentRequest) => call(clientDocumentsApi.withdraw, { params: { id } }),
  meta: { success: portalMessages.requestWithdrawn, failure: portalMessages.requestWithdrawFailed, refreshes },
});

interface SentFile {
  nome: string;
  anexo: File;
  sending: Sending;
}

/** @param id_request the request that the document answers */
export const uploadDocument = (id_client: string, id_request?: string) =>
  mutationOptions({
    mutationFn: async ({ nome, anexo, sending }: SentFile) => {
      const options = {
        params: { id_client },
        body: { nome, id_request },
        files: { anexo },
        ...sending,
      };
      return (await call(clientDocumentsApi.upload, options)).data;
    },
    meta: { success: portalMessages.documentSent, failure: portalMessages.documentFailed, refreshes },
  });

/** Fetches a fresh link first, because that of the list may have expired. */
export const downloadDocument = (id_client: string) =>
  mutationOptions({
    mutationFn: async ({ id, anexo }: ClientDocument) => {
      const list = await queryClient.fetchQuery({ ...clientDocumentsQuery(id_client), staleTime: linkMilliseconds });
      saveFile(await fetchLink(list.find((one) => one.id === id)?.anexo ?? anexo));
    },
    meta: { failure: portalMessages.downloadFailed, refreshes: ['client-documents', 'alerts'] },
  });

export const deleteDocument = mutationOptions({
  mutationFn: ({ id }: ClientDocument) => call(clientDocumentsApi.remove, { params: { id } }),
  meta: { success: portalMessages.documentDeleted, failure: portalMessages.documentDeleteFailed, refreshes },
});
