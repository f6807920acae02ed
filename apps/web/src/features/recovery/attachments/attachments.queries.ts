import { type Attachment, attachmentsApi } from '@restitui/domain/recovery/attachments/attachments.api.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { errorText } from '../../../lib/api-error.ts';
import { optimisticUpdate } from '../../../lib/optimistic-update.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { fetchLink } from '../../../lib/signed-link.ts';
import type { Sending } from '../../../lib/use-sending.ts';
import { attachmentMessages } from './attachments.messages.ts';

/** The assessment or credit that attachments belong to. */
export interface AttachmentPlace {
  id_client: string;
  id_product: string;
  id_apuracao: string;
  id_calculo?: string | undefined;
}

/** Less than the five-minute lifetime of the download links. */
const linkLife = 4 * 60_000;
const refreshes = ['attachments', 'change-history'];

export const attachmentsQuery = ({ id_product, id_apuracao, id_calculo }: AttachmentPlace) => {
  const id = id_calculo ?? id_product;
  return queryOptions({
    queryKey: ['attachments', id_apuracao, id],
    queryFn: async ({ signal }) => (await call(attachmentsApi.list, { params: { id, id_apuracao }, signal })).data,
    staleTime: linkLife,
    gcTime: linkLife,
  });
};

interface SentFile {
  nome: string;
  anexo: File;
  sending: Sending;
}

export const uploadAttachment = (place: AttachmentPlace) =>
  mutationOptions({
    mutationFn: async ({ nome, anexo, sending }: SentFile) => {
      const options = { body: { ...place, nome }, files: { anexo }, ...sending };
      return (await call(attachmentsApi.upload, options)).data;
    },
    meta: {
      success: attachmentMessages.added,
      failure: (error: Error) => attachmentMessages.addFailed(errorText(error)),
      refreshes,
    },
  });

/** Requests a new link for each download, because the listed one may have expired. */
export const downloadAttachment = (place: AttachmentPlace) =>
  mutationOptions({
    mutationFn: async ({ id, anexo }: Attachment) => {
      const list = await queryClient.fetchQuery(attachmentsQuery(place));
      saveFile(await fetchLink(list.find((one) => one.id === id)?.anexo ?? anexo));
    },
    meta: { failure: (error: Error) => attachmentMessages.downloadFailed(errorText(error)) },
  });

/** Optimistic: rolled back when the server refuses. */
export const deleteAttachment = (place: AttachmentPlace) =>
  mutationOptions({
    mutationFn: async ({ id }: Attachment) => (await call(attachmentsApi.remove, { params: { id } })).data,
    ...optimisticUpdate(attachmentsQuery(place), (list: Attachment[], { id }: Attachment) =>
      list.filter((one) => one.id !== id),
    ),
    meta: {
      success: attachmentMessages.deleted,
      failure: (error: Error) => attachmentMessages.deleteFailed(errorText(error)),
      refreshes,
    },
  });
