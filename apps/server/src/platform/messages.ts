import type { MessageChannel } from '@restitui/domain/messages/message-channel.ts';

export interface Message {
  channel: MessageChannel;
  /** An e-mail address, or a telephone number with its area code. */
  to: string;
  subject: string;
  text: string;
  /** In whose name: the title of a consultancy. */
  sender: string;
}

/** E-mail and WhatsApp, or the outbox that stands in for them. */
export interface Messages {
  /** @throws MessageRefused when the receiver does not exist, OutsideFailure when another try may succeed */
  send: (message: Message) => Promise<void>;
}

/** The receiver does not take messages; another try changes nothing. */
export class MessageRefused extends Error {}
