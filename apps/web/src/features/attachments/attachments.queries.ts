import { type Attachment, attachmentsApi } from '@restitui/domain/attachments/attachments.api.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api-client.ts';
import { errorText } from '../../lib/api-error.ts';
import { queryClient } from '../../lib/query-client.ts';
import { saveFile } from '../../lib/save-file.ts';
import { fetchLink } from '../../lib/signed-link.ts';
import { attachmentMessages } from './attachments.messages.ts';

/** Where attachments hang: at an apuração, or at one of its credits. */
export interface AttachmentPlace {
  id_client: string;
  id_product: string;
  id_apuracao: string;
  id_calculo?: string | undefined;
}

/** Links end after five minutes: none is kept for that long. */
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
  onProgress: (sent: number, total: number) => void;
}

export const uploadAttachment = (place: AttachmentPlace) =>
  mutationOptions({
    mutationFn: async ({ nome, anexo, onProgress }: SentFile) => {
      const options = { body: { ...place, nome }, files: { anexo }, onUploadProgress: onProgress };
      return (await call(attachmentsApi.upload, options)).data;
    },
    meta: {
      success: attachmentMessages.added,
      failure: (error: Error) => attachmentMessages.addFailed(errorText(error)),
      refreshes,
    },
  });

/** With a link that is good now, whenever the list was read. */
export const downloadAttachment = (place: AttachmentPlace) =>
  mutationOptions({
    mutationFn: async ({ id, anexo }: Attachment) => {
      const list = await queryClient.fetchQuery(attachmentsQuery(place));
      saveFile(await fetchLink(list.find((one) => one.id === id)?.anexo ?? anexo));
    },
    meta: { failure: (error: Error) => attachmentMessages.downloadFailed(errorText(error)) },
  });

/** Gone at once, back when the server refuses. */
export const deleteAttachment = (place: AttachmentPlace) =>
  mutationOptions({
    mutationFn: async ({ id }: Attachment) => (await call(attachmentsApi.remove, { params: { id } })).data,
    onMutate: async ({ id }) => {
      const { queryKey } = attachmentsQuery(place);
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (list) => list?.filter((one) => one.id !== id));
      return { before };
    },
    onError: (_error, _attachment, kept) => {
      if (kept?.before) queryClient.setQueryData(attachmentsQuery(place).queryKey, kept.before);
    },
    meta: {
      success: attachmentMessages.deleted,
      failure: (error: Error) => attachmentMessages.deleteFailed(errorText(error)),
      refreshes,
    },
  });
