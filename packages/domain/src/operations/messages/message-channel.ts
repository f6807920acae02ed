import { z } from 'zod';

export const messageChannel = z.enum(['email', 'whatsapp']);
export type MessageChannel = z.infer<typeof messageChannel>;

/** Whom to ask for a channel that is not connected: its service is set on the server. */
export const channelConnector = 'Quem liga é a equipe de TI do provedor.';

/** The error of a message over a channel that is not connected. */
export const channelOff = `Este canal ainda não está ligado nesta instalação. ${channelConnector}`;

export const messageChannelLabels: Record<MessageChannel, string> = { email: 'E-mail', whatsapp: 'WhatsApp' };
