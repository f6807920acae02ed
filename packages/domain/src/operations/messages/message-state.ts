import { z } from 'zod';

/** `adiada` waits for the end of the quiet hours; `falhou` is given up after the last attempt. */
export const messageState = z.enum(['na_fila', 'adiada', 'enviada', 'falhou']);
export type MessageState = z.infer<typeof messageState>;

export const messageStateLabels: Record<MessageState, string> = {
  na_fila: 'Na fila',
  adiada: 'Espera o horário',
  enviada: 'Enviada',
  falhou: 'Não entregue',
};
