import { z } from 'zod';

export const erasureStatus = z.enum(['pendente', 'em_andamento', 'concluida', 'recusada']);
export type ErasureStatus = z.infer<typeof erasureStatus>;

export const erasureStatusLabels: Record<ErasureStatus, string> = {
  pendente: 'Aguardando decisão',
  em_andamento: 'Apagando',
  concluida: 'Concluída',
  recusada: 'Recusada',
};

/** Days for the full answer to a person (LGPD, art. 19, II). */
export const answerDays = 15;
