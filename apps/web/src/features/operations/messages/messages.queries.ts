import { type MessageLogFilters, messageLogList } from '@restitui/domain/operations/messages/message-log-list.ts';
import { messagesApi } from '@restitui/domain/operations/messages/messages.api.ts';
import type { NotificationRule } from '@restitui/domain/operations/messages/notification-catalogue.ts';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { sentMessages } from './messages.messages.ts';

export const messageLogQuery = (filters: MessageLogFilters) => {
  const query = messageLogList.toQuery(filters);
  return queryOptions({
    queryKey: ['messages', 'log', query],
    queryFn: ({ signal }) => call(messagesApi.log, { query, signal }),
    placeholderData: keepPreviousData,
  });
};

export const resendMessage = () =>
  mutationOptions({
    mutationFn: (id: string) => call(messagesApi.resend, { params: { id } }),
    meta: { success: sentMessages.resent, failure: sentMessages.resendFailed, refreshes: ['messages'] },
  });

export const notificationRuleQuery = () =>
  queryOptions({
    queryKey: ['messages', 'rule'],
    queryFn: async ({ signal }) => (await call(messagesApi.rule, { signal })).data,
  });

export const saveNotificationRule = () =>
  mutationOptions({
    mutationFn: (body: NotificationRule) => call(messagesApi.saveRule, { body }),
    meta: { success: sentMessages.ruleSaved, failure: sentMessages.ruleSaveFailed, refreshes: ['messages'] },
  });
