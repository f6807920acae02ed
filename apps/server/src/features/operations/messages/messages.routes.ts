import { messagesApi } from '@restitui/domain/operations/messages/messages.api.ts';
import { mount } from '../../../http/mount.ts';
import { changeNotificationRule } from './use-cases/change-notification-rule.ts';
import { listSentMessages } from './use-cases/list-sent-messages.ts';
import { readNotificationRule } from './use-cases/read-notification-rule.ts';
import { resendMessage } from './use-cases/resend-message.ts';

export const messagesRoutes = mount(messagesApi, {
  rule: readNotificationRule,
  saveRule: changeNotificationRule,
  log: listSentMessages,
  resend: resendMessage,
});
