import type { LoggedMessage } from '@restitui/domain/operations/messages/messages.api.ts';
import type { LoggedMessageRow } from './message-log.repository.ts';

export function toLoggedResponse(row: LoggedMessageRow): LoggedMessage {
  const { id, event, receiver, channel, to, nome, subject, state, createdDate, sendAt, sentAt } = row;
  const hasLeft = state === 'enviada' || state === 'falhou';
  const shown = { id, event, receiver, channel, to, nome, subject, state, createdDate, sendAt, sentAt };
  return { ...shown, canResend: hasLeft && row.text !== null && row.id_resent === null };
}
