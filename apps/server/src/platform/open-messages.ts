import type { MessageChannel } from '@restitui/domain/operations/messages/message-channel.ts';
import type { Message, Messages } from './messages.ts';
import { smtpMessages } from './smtp-messages.ts';
import { whatsappMessages } from './whatsapp-messages.ts';

interface Addresses {
  smtpUrl: string | undefined;
  whatsappUrl: string | undefined;
  whatsappKey: string | undefined;
}

/** Returns the channels that reach people. */
export function connectedChannels({ smtpUrl, whatsappUrl }: Addresses): MessageChannel[] {
  return [...(smtpUrl ? ['email' as const] : []), ...(whatsappUrl ? ['whatsapp' as const] : [])];
}

/** Sends each channel through its service; messages of a channel without one go to the outbox. */
export function openMessages(
  { smtpUrl, whatsappUrl, whatsappKey = '' }: Addresses,
  insertIntoOutbox: (message: Message) => Promise<void>,
): Messages {
  const outbox: Messages = { send: insertIntoOutbox };
  const channels = {
    email: smtpUrl ? smtpMessages(smtpUrl) : outbox,
    whatsapp: whatsappUrl ? whatsappMessages(whatsappUrl, whatsappKey) : outbox,
  };
  return { send: (message) => channels[message.channel].send(message) };
}
