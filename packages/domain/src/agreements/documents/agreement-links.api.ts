import { z } from 'zod';
import { clientIdInPath } from '../../crm/clients/client-id.ts';
import { messageChannel } from '../../operations/messages/message-channel.ts';
import { endpoint, enveloped } from '../../wire/endpoint.ts';
import { linkOrigin, linkState } from './agreement-link.ts';

/** A link that opens a client's agreement without sign-in. The address itself is returned only on creation. */
export const agreementLink = z.object({
  id: z.string(),
  id_client: z.string(),
  origem: linkOrigin,
  /** The creator; null for links created by the system. */
  creatorName: z.string().nullable(),
  /** The channels through which it was sent on creation. */
  canais: z.array(messageChannel),
  createdDate: z.string(),
  expiresAt: z.string(),
  revokedAt: z.string().nullable(),
  lastOpenedAt: z.string().nullable(),
  state: linkState,
});
export type AgreementLink = z.infer<typeof agreementLink>;

const ofClient = z.object({ id_client: clientIdInPath });

export const agreementLinksApi = {
  list: endpoint('GET /agreement/links/:id_client', {
    summary: 'Os links que abrem o contrato de um cliente sem senha, os mais novos primeiro',
    params: ofClient,
    response: enveloped(z.array(agreementLink)),
  }),
  create: endpoint('POST /agreement/links/:id_client', {
    summary: 'Gerar um novo link do contrato e enviá-lo ao proprietário: por 30 dias, pelos canais indicados',
    status: 201,
    params: ofClient,
    body: z.object({ canais: z.array(messageChannel).max(2, 'Use no máximo 2 canais.').default([]) }),
    response: enveloped(z.object({ link: z.string(), row: agreementLink })),
  }),
  revoke: endpoint('POST /agreement/links/revoke/:id', {
    summary: 'Revogar um link: a partir de agora ele não abre mais nada',
    params: z.object({ id: z.string() }),
    response: enveloped(agreementLink),
  }),
  ask: endpoint('POST /agreement/links/ask', {
    summary: 'Pedir à consultoria um novo link no lugar de um que não abre mais; a resposta é sempre a mesma',
    session: 'public',
    caller: 'link',
    status: 202,
    body: z.object({ t: z.string('Informe o código do link.').max(200) }),
    response: enveloped(z.object({ asked: z.literal(true) })),
  }),
};
