import { firstReminderRule } from '@restitui/domain/agreements/reminders/reminder-rule.ts';
import { canEditReminderRule } from '@restitui/domain/agreements/reminders/reminders.access.ts';
import { reminderErrors } from '@restitui/domain/agreements/reminders/reminders.errors.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { findReminderRule } from '../reminders.repository.ts';

export async function readReminderRule({ db, tenant, actor }: Context) {
  requireAccess(canEditReminderRule(actor), reminderErrors.reminder_rule_denied);

  return { data: (await findReminderRule(db, tenant)) ?? firstReminderRule };
}
