import type { Message, Messages } from './messages.ts';
import { smtpMessages } from './smtp-messages.ts';
import { whatsappMessages } from './whatsapp-messages.ts';

interface Addresses {
  smtpUrl: string | undefined;
  whatsappUrl: string | undefined;
  whatsappKey: string | undefined;
}

/** Each channel through its service; what has none is kept in the outbox. */
export function openMessages(
  { smtpUrl, whatsappUrl, whatsappKey = '' }: Addresses,
  keepInOutbox: (message: Message) => Promise<void>,
): Messages {
  const outbox: Messages = { send: keepInOutbox };
  const channels = {
    email: smtpUrl ? smtpMessages(smtpUrl) : outbox,
    whatsapp: whatsappUrl ? whatsappMessages(whatsappUrl, whatsappKey) : outbox,
  };
  return { send: (message) => channels[message.channel].send(message) };
}
