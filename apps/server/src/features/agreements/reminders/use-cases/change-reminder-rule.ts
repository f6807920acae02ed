import { firstReminderRule } from '@restitui/domain/agreements/reminders/reminder-rule.ts';
import { canEditReminderRule } from '@restitui/domain/agreements/reminders/reminders.access.ts';
import type { remindersApi } from '@restitui/domain/agreements/reminders/reminders.api.ts';
import { reminderErrors } from '@restitui/domain/agreements/reminders/reminders.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { findReminderRule, saveReminderRule } from '../reminders.repository.ts';

export async function changeReminderRule(context: Context, { body }: Input<typeof remindersApi.saveRule>) {
  const { db, tenant, actor } = context;
  requireAccess(canEditReminderRule(actor), reminderErrors.reminder_rule_denied);

  const before = (await findReminderRule(db, tenant)) ?? firstReminderRule;
  await saveReminderRule(db, tenant, body);
  await recordChanges(context, { entity: 'LEMBRETES', id: tenant }, { ...before }, body);
  return { data: body };
}
