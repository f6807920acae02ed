import { z } from 'zod';
import { endpoint, enveloped } from '../../wire/endpoint.ts';
import { newPassword } from '../passwords/new-password.ts';
import { typeCargo } from '../users/cargo.ts';
import { user } from '../users/user.ts';

const token = z.string('Abra o link do convite').min(1, 'Abra o link do convite').max(400, 'Link inválido');

export const acceptForm = z.object({ token, password: newPassword });
export type AcceptForm = z.input<typeof acceptForm>;

/** An invitation as the invited person reads it before accepting. */
const openInvitation = z.object({
  name: z.string(),
  email: z.string(),
  typeCargo,
  /** Title of the consultancy. */
  empresa: z.string(),
  convidadoPor: z.string(),
  expiresAt: z.string(),
});
export type OpenInvitation = z.infer<typeof openInvitation>;

/** Words of the inviting person above the text of an invitation. */
export const invitationNote = z.object({
  recado: z.string().trim().max(500, 'Use no máximo 500 caracteres.').default(''),
});
export type InvitationNote = z.input<typeof invitationNote>;

const byUser = z.object({ id: z.string() });

export const invitationsApi = {
  send: endpoint('POST /user/:id/invitations', {
    summary: 'Enviar de novo o convite de um usuário; o link anterior deixa de valer',
    recentSignIn: true,
    params: byUser,
    // Callers of earlier versions send no body.
    body: invitationNote.nullish(),
    response: enveloped(user),
  }),
  withdraw: endpoint('DELETE /user/:id/invitations', {
    summary: 'Retirar o convite de um usuário',
    params: byUser,
    response: enveloped(user),
  }),
  read: endpoint('POST /invitations/read', {
    summary: 'O que diz um convite ainda aberto',
    session: 'public',
    transaction: 'none',
    body: z.object({ token }),
    response: enveloped(openInvitation),
  }),
  accept: endpoint('POST /invitations/accept', {
    summary: 'Aceitar um convite com a senha escolhida',
    session: 'public',
    transaction: 'none',
    body: acceptForm,
    response: enveloped(
      z.object({
        accepted: z.literal(true),
        /** Whether the person may sign in now; otherwise a CEO activates the account first. */
        isAccepted: z.boolean(),
      }),
    ),
  }),
};
