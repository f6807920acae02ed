import { canEditNotifications } from '@restitui/domain/operations/messages/messages.access.ts';
import type { messagesApi } from '@restitui/domain/operations/messages/messages.api.ts';
import { messageErrors as errors } from '@restitui/domain/operations/messages/messages.errors.ts';
import { firstNotificationRule, fixedEvents } from '@restitui/domain/operations/messages/notification-catalogue.ts';
import { endOfQuietHours } from '@restitui/domain/operations/messages/quiet-hours.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { findTenant } from '../../../tenancy/tenants/tenants.repository.ts';
import { lockLogged } from '../message-log.repository.ts';
import { findNotificationRule } from '../notification-rules.repository.ts';
import { queueMessage } from '../queue-message.service.ts';
import { replaceMessage } from '../replace-message.service.ts';

/**
 * Sends a logged message once more, after the quiet hours unless its event leaves at once; the new message is a row of
 * the log of its own.
 */
export async function resendMessage(context: Context, { params: { id } }: Input<typeof messagesApi.resend>) {
  const { db, tenant, actor, platform } = context;
  const logged = required(await lockLogged(db, tenant, id), errors.message_not_found);
  requireAccess(canEditNotifications(actor), errors.notifications_denied);
  requireAccess(logged.state === 'enviada' || logged.state === 'falhou', errors.message_waiting);
  requireAccess(logged.id_resent === null, errors.message_resent);
  const { channel, to, subject, nome, id_client, event, receiver } = logged;
  requireAccess(logged.text !== null, errors.message_not_repeatable);
  const text = required(platform.sealedTexts.open(logged.text, id), errors.message_not_repeatable);

  const sender = (await findTenant(db, tenant))?.title ?? '';
  const rule = (await findNotificationRule(db, tenant)) ?? firstNotificationRule;
  const leavesAtOnce = event !== null && fixedEvents.includes(event);
  const sendAt = leavesAtOnce ? null : endOfQuietHours(rule, platform.clock.now());
  const log = { event, receiver, nome, id_client, key: `resent ${id}`, isRepeatable: true };
  const queued = await queueMessage(platform, db, tenant, { channel, to, sender, subject, text }, { log, sendAt });
  const id_resent = required(queued, errors.message_resent);
  await replaceMessage(db, tenant, id, id_resent);
  return { data: { id: id_resent } };
}
