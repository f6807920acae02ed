import { canEditNotifications } from '@restitui/domain/operations/messages/messages.access.ts';
import type { messagesApi } from '@restitui/domain/operations/messages/messages.api.ts';
import { messageErrors } from '@restitui/domain/operations/messages/messages.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { saveNotificationRule } from '../notification-rules.repository.ts';

export async function changeNotificationRule(
  { db, tenant, actor }: Context,
  { body }: Input<typeof messagesApi.saveRule>,
) {
  requireAccess(canEditNotifications(actor), messageErrors.notifications_denied);

  await saveNotificationRule(db, tenant, body);
  return { data: body };
}
