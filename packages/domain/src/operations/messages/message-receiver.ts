import { z } from 'zod';

/** Who can be told about an event. `equipe` is the alerts page, which staff see within their access. */
export const messageReceiver = z.enum(['parte', 'responsavel', 'ceo', 'empresa', 'provedor', 'equipe']);
export type MessageReceiver = z.infer<typeof messageReceiver>;

export const messageReceiverLabels: Record<MessageReceiver, string> = {
  parte: 'Cliente, parceiro ou usuário',
  responsavel: 'Responsável pelo cliente',
  ceo: 'CEO da empresa',
  empresa: 'E-mail da empresa',
  provedor: 'E-mail do provedor',
  equipe: 'Equipe',
};
