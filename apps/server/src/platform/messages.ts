import type { MessageChannel } from '@restitui/domain/operations/messages/message-channel.ts';

export interface Message {
  channel: MessageChannel;
  /** An e-mail address, or a telephone number with area code. */
  to: string;
  subject: string;
  text: string;
  /** The same text as a page in the brand of the consultancy, for e-mail. */
  html?: string;
  /** Title of the consultancy that sends. */
  sender: string;
}

/** Sends e-mail and WhatsApp messages, or writes them to the outbox. */
export interface Messages {
  /** @throws MessageRefused when the receiver does not exist, ExternalServiceError when a retry may succeed */
  send: (message: Message) => Promise<void>;
}

/** The receiver does not accept messages; a retry does not help. */
export class MessageRefused extends Error {}
