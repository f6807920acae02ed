import { z } from 'zod';
import { attachmentFile } from '../attachments/attachment-file.ts';
import { clientIdInPath } from '../clients/client-id.ts';
import { endpoint, enveloped } from '../wire/endpoint.ts';

/** A file that the owner sent to the consultancy, or the consultancy to the owner. */
export const clientDocument = z.object({
  id: z.string(),
  id_client: z.string(),
  nome: z.string(),
  /** Link to the file, good for five minutes; it always downloads. */
  anexo: z.string(),
  /** Name and size in bytes of the file as it was sent. */
  arquivo: z.string(),
  tamanho: z.number(),
  /** Sent by the owner; else by staff. */
  byClient: z.boolean(),
  /** Who sent it. */
  sender: z.string(),
  createdDate: z.string(),
  /** When the other side first opened it. */
  seenDate: z.string().nullable(),
  /** Sent by who reads it. */
  isOwn: z.boolean(),
});
export type ClientDocument = z.infer<typeof clientDocument>;

export const documentName = z
  .string('Informe o nome do documento.')
  .trim()
  .min(1, 'Informe o nome do documento.')
  .max(120, 'Use no máximo 120 caracteres.');

export const clientDocumentsApi = {
  list: endpoint('GET /client/documents/:id_client', {
    summary: 'Documentos trocados com o cliente, os mais novos primeiro: para o proprietário e para a equipe',
    session: 'any',
    params: z.object({ id_client: clientIdInPath }),
    response: enveloped(z.array(clientDocument)),
  }),
  upload: endpoint('POST /client/documents/:id_client', {
    summary: 'Enviar um documento: o proprietário à consultoria, ou a equipe ao proprietário',
    session: 'any',
    transaction: 'none',
    status: 201,
    params: z.object({ id_client: clientIdInPath }),
    body: z.object({ nome: documentName }),
    files: { anexo: { maxBytes: attachmentFile.maxBytes, extensions: attachmentFile.extensions } },
    response: enveloped(clientDocument),
  }),
  remove: endpoint('POST /client/documents/soft-delete/:id', {
    summary: 'Excluir um documento que se enviou e que o outro lado ainda não abriu',
    session: 'any',
    params: z.object({ id: z.string() }),
    response: enveloped(z.object({ id: z.string() })),
  }),
};
