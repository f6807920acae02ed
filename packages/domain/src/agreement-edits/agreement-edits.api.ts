import { z } from 'zod';
import { endpoint, enveloped } from '../wire/endpoint.ts';

/** A suggestion to change the text of a contract, from the request to the decision. */
export const agreementEdit = z.object({
  id: z.string(),
  id_agreement: z.string(),
  /** Counts the suggestions of one contract, from 1. */
  number: z.int(),
  createdAt: z.string(),
  /** What is asked for, in words. */
  requestChange: z.string(),
  /** The text as it would become; null until somebody wrote it. */
  change: z.string().nullable(),
  /** Null while undecided. */
  acceptEdit: z.boolean().nullable(),
  isActive: z.boolean(),
  /** The text is still to be written, or anew, because the contract changed meanwhile. */
  isEdit: z.boolean(),
  authorName: z.string(),
  decidedByName: z.string().nullable(),
  decidedAt: z.string().nullable(),
});
export type AgreementEdit = z.infer<typeof agreementEdit>;

const missing = 'Campos obrigatórios ausentes';
const token = z.string().max(200).optional();

export const requestForm = z.object({
  requestChange: z.string(missing).trim().min(1, missing).max(4000, 'Use no máximo 4.000 caracteres.'),
});

const decided = enveloped(agreementEdit);

export const agreementEditsApi = {
  request: endpoint('POST /agreement-edit/request/:idAgreement', {
    summary: 'Pedir uma alteração do contrato: equipe, proprietário, ou com o código de um link',
    session: 'open',
    status: 201,
    params: z.object({ idAgreement: z.string() }),
    body: requestForm.extend({ t: token }),
    response: enveloped(agreementEdit),
  }),
  history: endpoint('GET /agreement-edit/history/:agreementId', {
    summary: 'As sugestões de um contrato, da mais nova à mais antiga',
    session: 'open',
    params: z.object({ agreementId: z.string() }),
    query: z.object({ t: token }),
    response: enveloped(z.array(agreementEdit)),
  }),
  preview: endpoint('GET /agreement-edit/preview/:editId', {
    summary: 'O contrato como ficaria com uma sugestão; com destaques, o que entra e o que sai',
    session: 'open',
    params: z.object({ editId: z.string() }),
    query: z.object({ highlight: z.enum(['0', '1']).default('1'), t: token }),
    response: enveloped(
      z.object({
        edit: agreementEdit.omit({ change: true }).extend({
          id_tenant: z.string(),
          /** With whom the contract is made: one of the two is set. */
          id_client: z.string().nullable(),
          id_user: z.string().nullable(),
        }),
        preview: z.object({ html: z.string() }),
      }),
    ),
  }),
  apply: endpoint('PATCH /agreement-edit/apply/:id_edit', {
    summary: 'Gravar numa sugestão o texto do contrato já editado',
    params: z.object({ id_edit: z.string() }),
    body: z.object({
      html: z
        .string(missing)
        .min(1, missing)
        .max(1024 ** 2, 'O texto é grande demais.'),
    }),
    response: decided,
  }),
  approve: endpoint('PATCH /agreement-edit/approve/:id', {
    summary: 'Aceitar uma sugestão: o texto dela é a próxima versão do contrato',
    params: z.object({ id: z.string() }),
    response: decided,
  }),
  reject: endpoint('PATCH /agreement-edit/reject/:id', {
    summary: 'Rejeitar uma sugestão',
    params: z.object({ id: z.string() }),
    response: decided,
  }),
};

export type EditPreview = z.infer<typeof agreementEditsApi.preview.response>['data'];
