import type { ReminderRule } from '@restitui/domain/agreements/reminders/reminder-rule.ts';
import { remindersApi } from '@restitui/domain/agreements/reminders/reminders.api.ts';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { reminderMessages } from './reminders.messages.ts';

/** @param tenant the company; an ADMIN may name another one */
export const reminderRuleQuery = (tenant: string) =>
  queryOptions({
    queryKey: ['reminders', 'rule', tenant],
    queryFn: async ({ signal }) => (await call(remindersApi.rule, { tenant, signal })).data,
  });

export const saveReminderRule = (tenant: string) =>
  mutationOptions({
    mutationFn: (rule: ReminderRule) => call(remindersApi.saveRule, { body: rule, tenant }),
    meta: {
      success: reminderMessages.saved,
      failure: reminderMessages.saveFailed,
      refreshes: ['reminders', 'change-history'],
    },
  });

export const sentRemindersQuery = (id_client: string) =>
  queryOptions({
    queryKey: ['reminders', 'sent', id_client],
    queryFn: async ({ signal }) => (await call(remindersApi.sent, { params: { id_client }, signal })).data,
    staleTime: 30_000,
  });
