import { canReadActivityLog } from '@restitui/domain/operations/activity-log/activity-log.access.ts';
import { activityLogErrors } from '@restitui/domain/operations/activity-log/activity-log.errors.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { checkActivity } from '../check-activity.service.ts';

export async function checkActivityLog(context: Context<UserActor, OwnTransactions>) {
  requireAccess(canReadActivityLog(context.actor), activityLogErrors.activity_log_denied);

  return { data: await checkActivity(context, context.tenant) };
}
