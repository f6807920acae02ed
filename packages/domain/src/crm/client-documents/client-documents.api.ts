import { z } from 'zod';
import { attachmentFile } from '../../recovery/attachments/attachment-file.ts';
import { endpoint, enveloped } from '../../wire/endpoint.ts';
import { clientIdInPath } from '../clients/client-id.ts';

/** A file sent by the owner to the consultancy, or by the consultancy to the owner. */
export const clientDocument = z.object({
  id: z.string(),
  id_client: z.string(),
  nome: z.string(),
  /** Link that downloads the file; expires after five minutes. */
  anexo: z.string(),
  /** Name and size in bytes of the sent file. */
  arquivo: z.string(),
  tamanho: z.number(),
  /** True when sent by the owner, false when sent by staff. */
  byClient: z.boolean(),
  /** Name of the sender. */
  sender: z.string(),
  createdDate: z.string(),
  /** When the receiving side first opened it. */
  seenDate: z.string().nullable(),
  /** True when the reader sent it. */
  isOwn: z.boolean(),
});
export type ClientDocument = z.infer<typeof clientDocument>;

export const documentName = z
  .string('Informe o nome do documento.')
  .trim()
  .min(1, 'Informe o nome do documento.')
  .max(120, 'Use no máximo 120 caracteres.');

/** A document that staff asked the owner for, until it is sent. */
export const documentRequest = z.object({
  id: z.string(),
  id_client: z.string(),
  /** The document that is asked for. */
  item: z.string(),
  /** Lines that say what exactly is asked for; empty for a document that its name tells. */
  detalhes: z.array(z.string()),
  /** Name of the asking member of staff. */
  sender: z.string(),
  createdDate: z.string(),
  /** The document that the owner sent for it. */
  id_document: z.string().nullable(),
  answeredAt: z.string().nullable(),
});
export type DocumentRequest = z.infer<typeof documentRequest>;

export const requestedItem = z
  .string('Informe o documento que falta.')
  .trim()
  .min(1, 'Informe o documento que falta.')
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
    /** `id_request` names the request that the document answers. */
    body: z.object({ nome: documentName, id_request: z.string().max(64).optional() }),
    files: { anexo: attachmentFile },
    response: enveloped(clientDocument),
  }),
  requests: endpoint('GET /client/document-requests/:id_client', {
    summary: 'Documentos pedidos ao cliente, os abertos primeiro: para o proprietário e para a equipe',
    session: 'any',
    params: z.object({ id_client: clientIdInPath }),
    response: enveloped(z.array(documentRequest)),
  }),
  ask: endpoint('POST /client/document-requests/:id_client', {
    summary: 'Pedir um documento ao cliente, que é avisado e o envia pelo portal',
    status: 201,
    params: z.object({ id_client: clientIdInPath }),
    body: z.object({ item: requestedItem }),
    response: enveloped(documentRequest),
  }),
  withdraw: endpoint('POST /client/document-requests/soft-delete/:id', {
    summary: 'Retirar um pedido de documento que o cliente ainda não atendeu',
    params: z.object({ id: z.string() }),
    response: enveloped(z.object({ id: z.string() })),
  }),
  remove: endpoint('POST /client/documents/soft-delete/:id', {
    summary: 'Excluir um documento que se enviou e que o outro lado ainda não abriu',
    session: 'any',
    params: z.object({ id: z.string() }),
    response: enveloped(z.object({ id: z.string() })),
  }),
};
