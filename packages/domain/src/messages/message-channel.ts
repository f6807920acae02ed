/** By which way a message reaches a person. */
export type MessageChannel = 'email' | 'whatsapp';
