import { z } from 'zod';

export const messageChannel = z.enum(['email', 'whatsapp']);
export type MessageChannel = z.infer<typeof messageChannel>;

export const messageChannelLabels: Record<MessageChannel, string> = { email: 'E-mail', whatsapp: 'WhatsApp' };
