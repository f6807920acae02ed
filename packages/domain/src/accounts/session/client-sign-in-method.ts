import type { MessageChannel } from '../../operations/messages/message-channel.ts';

/** How a client opened a session: with the password, or with a code sent to a contact of the registration. */
export type ClientSignInMethod = 'password' | 'email-code' | 'whatsapp-code';

export const methodOfChannel: Record<MessageChannel, ClientSignInMethod> = {
  email: 'email-code',
  whatsapp: 'whatsapp-code',
};
