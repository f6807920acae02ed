import { z } from 'zod';

/** By which way a message reaches a person. */
export const messageChannel = z.enum(['email', 'whatsapp']);
export type MessageChannel = z.infer<typeof messageChannel>;

export const messageChannelLabels: Record<MessageChannel, string> = { email: 'E-mail', whatsapp: 'WhatsApp' };
