import { isCpf } from '@restitui/brazil/cpf.ts';
import { digitsOf } from '@restitui/brazil/digits.ts';
import { z } from 'zod';
import { messageChannel } from '../../operations/messages/message-channel.ts';
import { endpoint, enveloped } from '../../wire/endpoint.ts';
import { sessionClient, wantedClient } from '../session/session.api.ts';

/** Whose sign-in it is: the CPF of the owner, or the link to a contract of one of the owner's clients. */
const ofOwner = {
  cpf: z.string().trim().refine(isCpf, 'CPF inválido. Verifique o número digitado.').transform(digitsOf).optional(),
  /** The token of a link that opens a contract (decision D-30). */
  t: z.string().min(1).max(200).optional(),
};
const namesOwner = ({ cpf, t }: { cpf?: string | undefined; t?: string | undefined }) =>
  (cpf === undefined) !== (t === undefined);
const ownerMissing = { message: 'CPF é obrigatório', path: ['cpf'] };

const clientCodeRequest = z
  .object({ ...ofOwner, channel: messageChannel.default('email') })
  .refine(namesOwner, ownerMissing);

const clientCodeForm = z
  .object({
    ...ofOwner,
    ...wantedClient.shape,
    code: z
      .string('Informe o código')
      .transform((text) => text.replace(/\s/g, ''))
      .pipe(z.string().regex(/^\d{6}$/, 'O código tem seis números')),
  })
  .refine(namesOwner, ownerMissing);

export const clientCodesApi = {
  listChannels: endpoint('GET /auth/client/sign-in-code', {
    summary: 'Canais pelos quais um cliente pode receber o código de entrada nesta instalação',
    session: 'public',
    response: enveloped(z.array(messageChannel)),
  }),
  request: endpoint('POST /auth/client/sign-in-code', {
    summary: 'Pedir o código com que um cliente entra sem senha; a resposta é sempre a mesma',
    session: 'public',
    transaction: 'none',
    status: 202,
    body: clientCodeRequest,
    response: enveloped(z.object({ accepted: z.literal(true) })),
  }),
  signIn: endpoint('POST /auth/client/sign-in', {
    summary: 'Entrar como cliente, com o código recebido em um contato do cadastro',
    session: 'public',
    transaction: 'none',
    body: clientCodeForm,
    response: z.object({ client: sessionClient, access_token: z.string() }),
  }),
};
