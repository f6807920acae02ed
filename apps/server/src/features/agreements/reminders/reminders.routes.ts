import { remindersApi } from '@restitui/domain/agreements/reminders/reminders.api.ts';
import { mount } from '../../../http/mount.ts';
import { changeReminderRule } from './use-cases/change-reminder-rule.ts';
import { listSentReminders } from './use-cases/list-sent-reminders.ts';
import { readReminderRule } from './use-cases/read-reminder-rule.ts';

export const remindersRoutes = mount(remindersApi, {
  rule: readReminderRule,
  saveRule: changeReminderRule,
  sent: listSentReminders,
});
