import { type MessageChannel, messageChannel } from '../../operations/messages/message-channel.ts';

/**
 * Returns the channels by which a client can receive a sign-in code: WhatsApp only where a service delivers it, e-mail
 * always, because every registration has an address.
 */
export function signInChannels(connected: readonly MessageChannel[]): MessageChannel[] {
  return messageChannel.options.filter((channel) => channel === 'email' || connected.includes(channel));
}
