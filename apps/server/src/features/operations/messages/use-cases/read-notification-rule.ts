import { canEditNotifications } from '@restitui/domain/operations/messages/messages.access.ts';
import { messageErrors } from '@restitui/domain/operations/messages/messages.errors.ts';
import { firstNotificationRule } from '@restitui/domain/operations/messages/notification-catalogue.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { findNotificationRule } from '../notification-rules.repository.ts';

export async function readNotificationRule({ db, tenant, actor }: Context) {
  requireAccess(canEditNotifications(actor), messageErrors.notifications_denied);

  return { data: (await findNotificationRule(db, tenant)) ?? firstNotificationRule };
}
