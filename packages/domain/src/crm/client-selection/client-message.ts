import { z } from 'zod';
import { messageChannel } from '../../operations/messages/message-channel.ts';

/** Parts of a message that differ by client: first name of the owner, company, address of the portal. */
export const messageParts = ['nome', 'empresa', 'portal'] as const;
type MessagePart = (typeof messageParts)[number];

const placeholder = /\{([^{}]*)\}/g;

function hasKnownParts(text: string): boolean {
  return [...text.matchAll(placeholder)].every(([, part]) => messageParts.some((known) => known === part));
}

const unknownPart = 'Use só {nome}, {empresa} e {portal}.';

/** A message of the staff to owners of clients, with its placeholders. */
export const clientMessage = z.object({
  canal: messageChannel,
  assunto: z
    .string()
    .trim()
    .min(1, 'Escreva o assunto.')
    .max(120, 'Use no máximo 120 caracteres.')
    .refine(hasKnownParts, unknownPart),
  texto: z
    .string()
    .trim()
    .min(1, 'Escreva a mensagem.')
    .max(2000, 'Use no máximo 2.000 caracteres.')
    .refine(hasKnownParts, unknownPart),
});
export type ClientMessage = z.infer<typeof clientMessage>;

/** Replaces the placeholders of a text; unknown ones stay. */
export function fillMessage(text: string, parts: Record<MessagePart, string>): string {
  return text.replace(placeholder, (whole, name: string) => {
    const known = messageParts.find((part) => part === name);
    return known ? parts[known] : whole;
  });
}
