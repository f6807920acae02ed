import { z } from 'zod';
import { clientId } from '../../crm/clients/client-id.ts';
import { endpoint, enveloped } from '../../wire/endpoint.ts';
import { attachmentFile } from './attachment-file.ts';

export const attachment = z.object({
  id: z.string(),
  id_client: z.string(),
  id_product: z.string(),
  id_apuracao: z.string(),
  /** The credit it belongs to; null for an attachment of the assessment. */
  id_calculo: z.string().nullable(),
  nome: z.string(),
  /** Download link, valid for five minutes. */
  anexo: z.string(),
  /** Original file name and size in bytes. */
  arquivo: z.string(),
  tamanho: z.number(),
  createdDate: z.string(),
});
export type Attachment = z.infer<typeof attachment>;

export const attachmentName = z
  .string('Nome do anexo é obrigatório')
  .trim()
  .min(1, 'Nome do anexo é obrigatório')
  .max(120, 'Use no máximo 120 caracteres.');

const missing = 'Campos obrigatórios ausentes';

export const attachmentsApi = {
  upload: endpoint('POST /anexos', {
    summary: 'Anexar um arquivo a um crédito ou a uma apuração',
    transaction: 'none',
    status: 201,
    body: z.object({
      id_client: clientId,
      id_product: z.string().min(1, missing),
      id_apuracao: z.string().min(1, missing),
      /** Empty for an attachment of the assessment. */
      id_calculo: z.string().nullish(),
      nome: attachmentName,
    }),
    files: { anexo: attachmentFile },
    response: enveloped(attachment),
  }),
  list: endpoint('GET /anexos/:id/:id_apuracao', {
    summary: 'Anexos de um crédito (id do crédito) ou da apuração (id do produto)',
    params: z.object({ id: z.string(), id_apuracao: z.string() }),
    response: enveloped(z.array(attachment)),
  }),
  remove: endpoint('POST /anexos/Deleted/:id', {
    summary: 'Excluir um anexo',
    params: z.object({ id: z.string() }),
    response: enveloped(z.object({ id: z.string() })),
  }),
};
