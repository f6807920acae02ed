import { z } from 'zod';
import { clientIdInPath } from '../../crm/clients/client-id.ts';
import { messageChannel } from '../../operations/messages/message-channel.ts';
import { endpoint, enveloped } from '../../wire/endpoint.ts';
import { actRole } from '../signing/act-role.ts';
import { reminderRule, reminderRuleForm } from './reminder-rule.ts';

/** A sent reminder. */
export const sentReminder = z.object({
  id: z.string(),
  id_agreement: z.string(),
  papel: actRole,
  /** Counts the reminders of one agreement to one role, from 1. */
  numero: z.int(),
  canal: messageChannel,
  /** Sent by e-mail because WhatsApp failed. */
  reserva: z.boolean(),
  /** The names of the receivers. */
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
