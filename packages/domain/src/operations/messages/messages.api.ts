import { z } from 'zod';
import { endpoint, enveloped, paged } from '../../wire/endpoint.ts';
import { messageChannel } from './message-channel.ts';
import { messageEvent } from './message-event.ts';
import { messageLogList } from './message-log-list.ts';
import { messageReceiver } from './message-receiver.ts';
import { messageState } from './message-state.ts';
import { notificationRule } from './notification-catalogue.ts';

/** A message as the log shows it; its text is not shown. */
export const loggedMessage = z.object({
  id: z.string(),
  /** Null for codes, links that staff sent and security notices. */
  event: messageEvent.nullable(),
  receiver: messageReceiver.nullable(),
  channel: messageChannel,
  to: z.string(),
  nome: z.string(),
  subject: z.string(),
  state: messageState,
  createdDate: z.string(),
  sendAt: z.string().nullable(),
  sentAt: z.string().nullable(),
  canResend: z.boolean(),
});
export type LoggedMessage = z.infer<typeof loggedMessage>;

export const messagesApi = {
  rule: endpoint('GET /messages/rule', {
    summary: 'Quem esta empresa avisa sobre cada evento, e por onde',
    response: enveloped(notificationRule),
  }),
  saveRule: endpoint('PUT /messages/rule', {
    summary: 'Definir quem esta empresa avisa sobre cada evento, e por onde',
    body: notificationRule,
    response: enveloped(notificationRule),
  }),
  log: endpoint('GET /messages/log', {
    summary: 'Mensagens enviadas por esta empresa, as mais novas primeiro',
    query: messageLogList.query,
    response: paged(loggedMessage),
  }),
  resend: endpoint('POST /messages/log/:id/resend', {
    summary: 'Enviar uma mensagem outra vez',
    status: 201,
    params: z.object({ id: z.string() }),
    response: enveloped(z.object({ id: z.string() })),
  }),
};
