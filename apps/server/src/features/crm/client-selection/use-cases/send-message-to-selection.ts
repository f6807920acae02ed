import { createHash } from 'node:crypto';
import { dayInBrazil } from '@restitui/brazil/day.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import { fillMessage } from '@restitui/domain/crm/client-selection/client-message.ts';
import type { clientSelectionApi } from '@restitui/domain/crm/client-selection/client-selection.api.ts';
import { clientSelectionErrors as errors } from '@restitui/domain/crm/client-selection/client-selection.errors.ts';
import { clientErrors } from '@restitui/domain/crm/clients/clients.errors.ts';
import { firstNotificationRule } from '@restitui/domain/operations/messages/notification-catalogue.ts';
import { endOfQuietHours } from '@restitui/domain/operations/messages/quiet-hours.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { releaseFailedKey } from '../../../operations/messages/message-log.repository.ts';
import { findNotificationRule } from '../../../operations/messages/notification-rules.repository.ts';
import { queueMessage } from '../../../operations/messages/queue-message.service.ts';
import { replaceMessage } from '../../../operations/messages/replace-message.service.ts';
import { findTenant } from '../../../tenancy/tenants/tenants.repository.ts';
import { refuseSampleClient } from '../../clients/client.gate.ts';
import { changeEachClient } from '../change-each-client.service.ts';

/**
 * Staff who may open a client may write to its owner. The same text reaches a client once a day; one that was not
 * delivered may be sent again. In the quiet hours of the tenant the messages wait for their end.
 */
export async function sendMessageToSelection(
  context: Context,
  { body: { id_clients, canal, assunto, texto } }: Input<typeof clientSelectionApi.sendMessage>,
) {
  const { db, tenant, platform } = context;
  const home = required(await findTenant(db, tenant), clientErrors.client_not_found);
  const now = platform.clock.now();
  const day = dayInBrazil(now);
  const sendAt = endOfQuietHours((await findNotificationRule(db, tenant)) ?? firstNotificationRule, now);
  const content = createHash('sha256').update(`${assunto}\n${texto}`).digest('hex');

  const data = await changeEachClient(context, id_clients, async (client) => {
    const { cnpjcpf: id_client, razao_social, nomeProprietario: nome } = client;
    refuseSampleClient(id_client);
    requireAccess(platform.connectedChannels.includes(canal), errors.message_channel_off);
    const to = canal === 'email' ? client.emailProprietario : client.contatoProprietario;
    requireAccess(to !== '', errors.client_without_contact);
    const parts = {
      nome: displayName(nome).split(' ')[0] ?? '',
      empresa: displayName(razao_social),
      portal: `${platform.siteAddress(home)}/portal?empresa=${id_client}`,
    };
    const message = { subject: fillMessage(assunto, parts), text: fillMessage(texto, parts) };
    const key = `mensagem ${day} ${content} ${id_client}`;
    // The text has no code, and its link leads to the sign-in of the portal.
    const log = { ...({ event: null, receiver: 'parte', isRepeatable: true } as const), key, nome, id_client };
    const failed = await releaseFailedKey(db, tenant, key);
    const sent = { channel: canal, to, sender: home.title, ...message };
    const id = await queueMessage(platform, db, tenant, sent, { log, sendAt });
    if (id === undefined) return false;
    for (const each of failed) await replaceMessage(db, tenant, each, id);
    const record = { entity: 'CLIENTE', id: id_client, id_client } as const;
    await recordChanges(context, record, {}, { mensagem_enviada: message.subject });
    return true;
  });
  return { data: { ...data, sendAt: sendAt?.toISOString() ?? null } };
}
