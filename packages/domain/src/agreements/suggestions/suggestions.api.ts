import { z } from 'zod';
import { endpoint, enveloped } from '../../wire/endpoint.ts';

/** A suggested change of an agreement's text, from the request to the decision. */
export const suggestion = z.object({
  id: z.string(),
  id_agreement: z.string(),
  /** Counts the suggestions of one agreement, from 1. */
  number: z.int(),
  createdAt: z.string(),
  /** The request in the author's words. */
  requestChange: z.string(),
  /** The proposed text; null until it is written. */
  change: z.string().nullable(),
  /** Null while undecided. */
  acceptEdit: z.boolean().nullable(),
  isActive: z.boolean(),
  /** Whether the text still has to be written, also because the agreement changed in the meantime. */
  isEdit: z.boolean(),
  authorName: z.string(),
  decidedByName: z.string().nullable(),
  decidedAt: z.string().nullable(),
  /** Why it was rejected; null without a reason. */
  reason: z.string().nullable(),
});
export type Suggestion = z.infer<typeof suggestion>;

const missing = 'Campos obrigatórios ausentes';
const token = z.string().max(200).optional();

export const suggestionForm = z.object({
  requestChange: z.string(missing).trim().min(1, missing).max(4000, 'Use no máximo 4.000 caracteres.'),
});

/** Why a suggestion is rejected; may stay empty. */
export const rejectionReason = z.string().trim().max(2000, 'Use no máximo 2.000 caracteres.');

const decided = enveloped(suggestion);

export const suggestionsApi = {
  request: endpoint('POST /agreement-edit/request/:idAgreement', {
    summary: 'Pedir uma alteração do contrato: equipe, proprietário, ou com o código de um link',
    session: 'open',
    status: 201,
    params: z.object({ idAgreement: z.string() }),
    body: suggestionForm.extend({ t: token }),
    response: enveloped(suggestion),
  }),
  history: endpoint('GET /agreement-edit/history/:agreementId', {
    summary: 'As sugestões de um contrato, da mais nova à mais antiga',
    session: 'open',
    params: z.object({ agreementId: z.string() }),
    query: z.object({ t: token }),
    response: enveloped(z.array(suggestion)),
  }),
  preview: endpoint('GET /agreement-edit/preview/:editId', {
    summary: 'O contrato como ficaria com uma sugestão; com destaques, o que entra e o que sai',
    session: 'open',
    params: z.object({ editId: z.string() }),
    query: z.object({ highlight: z.enum(['0', '1']).default('1'), t: token }),
    response: enveloped(
      z.object({
        edit: suggestion.omit({ change: true }).extend({
          id_tenant: z.string(),
          /** The party: exactly one of the two is set. */
          id_client: z.string().nullable(),
          id_user: z.string().nullable(),
          /** Whether the text can still change: until the party signs it, or it is closed or ends. */
          isChangeable: z.boolean(),
        }),
        preview: z.object({ html: z.string() }),
      }),
    ),
  }),
  apply: endpoint('PATCH /agreement-edit/apply/:id_edit', {
    summary: 'Gravar numa sugestão o texto do contrato já editado',
    transaction: 'none',
    params: z.object({ id_edit: z.string() }),
    // A contract of a million characters, most of them escaped or of more than one byte.
    bodyLimit: 4 * 1024 ** 2,
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
    summary: 'Rejeitar uma sugestão, com o motivo para quem a fez',
    params: z.object({ id: z.string() }),
    // W-547 lists the call without a body.
    body: z.object({ reason: rejectionReason.optional() }).nullish(),
    response: decided,
  }),
};

export type SuggestionPreview = z.infer<typeof suggestionsApi.preview.response>['data'];
