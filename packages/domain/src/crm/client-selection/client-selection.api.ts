import { z } from 'zod';
import { messageChannel } from '../../operations/messages/message-channel.ts';
import { endpoint, enveloped } from '../../wire/endpoint.ts';
import { clientId } from '../clients/client-id.ts';
import { clientStatus } from '../clients/client-status.ts';
import { clientMessage } from './client-message.ts';

/** Most clients that one call changes. */
export const mostSelectedClients = 100;

const id_clients = z
  .array(clientId)
  .min(1, 'Selecione ao menos um cliente.')
  .max(mostSelectedClients, `Selecione até ${mostSelectedClients} clientes.`);

/** A client that the call left as it was, with the reason. */
export const refusedClient = z.object({
  id_client: z.string(),
  code: z.string(),
  message: z.string(),
});
export type RefusedClient = z.infer<typeof refusedClient>;

/** Counts of a call, which is refused as a whole when it would refuse every client for the same reason. */
export const selectionResult = z.object({
  alterados: z.int(),
  /** Clients that had the value already; for a message, who got the same one on this day. */
  iguais: z.int(),
  recusados: z.array(refusedClient),
});
export type SelectionResult = z.infer<typeof selectionResult>;

/** Counts of the messages that a call queued. */
export const messageResult = selectionResult.extend({
  /** When the messages leave, at the end of the quiet hours; null when they leave at once. */
  sendAt: z.string().nullable(),
});
export type MessageResult = z.infer<typeof messageResult>;

export const clientSelectionApi = {
  setResponsible: endpoint('POST /clients/selection/responsavel', {
    summary: 'Transferir a responsabilidade por vários clientes',
    body: z.object({
      id_clients,
      id_responsavel: z.string('Selecione o responsável.').trim().min(1, 'Selecione o responsável.'),
    }),
    response: enveloped(selectionResult),
  }),
  setStatus: endpoint('POST /clients/selection/status', {
    summary: 'Mudar o status de vários clientes',
    body: z.object({ id_clients, status: clientStatus }),
    response: enveloped(selectionResult),
  }),
  setTag: endpoint('POST /clients/selection/etiqueta', {
    summary: 'Pôr uma etiqueta em vários clientes, ou tirá-la deles',
    body: z.object({ id_clients, id_tag: z.string().min(1).max(64), on: z.boolean() }),
    response: enveloped(selectionResult),
  }),
  listChannels: endpoint('GET /clients/selection/canais', {
    summary: 'Canais pelos quais esta instalação envia mensagens',
    response: enveloped(z.array(messageChannel)),
  }),
  sendMessage: endpoint('POST /clients/selection/mensagem', {
    summary: 'Enviar uma mensagem aos proprietários de vários clientes, uma por cliente',
    body: clientMessage.extend({ id_clients }),
    response: enveloped(messageResult),
  }),
};
