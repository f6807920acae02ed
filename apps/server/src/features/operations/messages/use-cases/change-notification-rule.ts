import { canEditNotifications } from '@restitui/domain/operations/messages/messages.access.ts';
import type { messagesApi } from '@restitui/domain/operations/messages/messages.api.ts';
import { messageErrors } from '@restitui/domain/operations/messages/messages.errors.ts';
import { firstNotificationRule, ruleAsFields } from '@restitui/domain/operations/messages/notification-catalogue.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { findNotificationRule, saveNotificationRule } from '../notification-rules.repository.ts';

export async function changeNotificationRule(context: Context, { body }: Input<typeof messagesApi.saveRule>) {
  const { db, tenant, actor } = context;
  requireAccess(canEditNotifications(actor), messageErrors.notifications_denied);

  const before = (await findNotificationRule(db, tenant)) ?? firstNotificationRule;
  await saveNotificationRule(db, tenant, body);
  await recordChanges(context, { entity: 'AVISOS', id: tenant }, ruleAsFields(before), ruleAsFields(body));
  return { data: body };
}
