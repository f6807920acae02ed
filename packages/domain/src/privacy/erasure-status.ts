import { z } from 'zod';

export const erasureStatus = z.enum(['pendente', 'em_andamento', 'concluida', 'recusada']);
export type ErasureStatus = z.infer<typeof erasureStatus>;

export const erasureStatusLabels: Record<ErasureStatus, string> = {
  pendente: 'Aguardando decisão',
  em_andamento: 'Apagando',
  concluida: 'Concluída',
  recusada: 'Recusada',
};

/** Days to answer a person with the full declaration (LGPD, art. 19, II). */
export const answerDays = 15;
