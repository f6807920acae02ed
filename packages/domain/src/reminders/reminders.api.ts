import { z } from 'zod';
import { actRole } from '../agreement-acts/act-role.ts';
import { clientIdInPath } from '../clients/client-id.ts';
import { messageChannel } from '../messages/message-channel.ts';
import { endpoint, enveloped } from '../wire/endpoint.ts';
import { reminderRule, reminderRuleForm } from './reminder-rule.ts';

/** One reminder that went out. */
export const sentReminder = z.object({
  id: z.string(),
  id_agreement: z.string(),
  papel: actRole,
  /** Counts those of one contract to one person, from 1. */
  numero: z.int(),
  canal: messageChannel,
  /** WhatsApp did not take it, and it went by e-mail. */
  reserva: z.boolean(),
  /** To whom, by name. */
  nome: z.string(),
  sentAt: z.string(),
});
export type SentReminder = z.infer<typeof sentReminder>;

export const remindersApi = {
  rule: endpoint('GET /reminders/rule', {
    summary: 'Quando e como esta empresa lembra quem ainda não assinou',
    response: enveloped(reminderRule),
  }),
  saveRule: endpoint('PUT /reminders/rule', {
    summary: 'Definir quando e como esta empresa lembra quem ainda não assinou',
    body: reminderRuleForm,
    response: enveloped(reminderRule),
  }),
  sent: endpoint('GET /reminders/client/:id_client', {
    summary: 'Os lembretes que saíram pelos contratos de um cliente, os mais novos primeiro',
    params: z.object({ id_client: clientIdInPath }),
    response: enveloped(z.array(sentReminder)),
  }),
};
