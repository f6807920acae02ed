import { z } from 'zod';

export const boletoStatus = z.enum(['CANCELADO', 'COBRANCA', 'INADIMPLENTE', 'PAGO', 'PIX', 'SUBSTITUIDO']);
export type BoletoStatus = z.infer<typeof boletoStatus>;

export const boletoStatusLabels: Record<BoletoStatus, string> = {
  CANCELADO: 'Cancelado',
  COBRANCA: 'Em cobrança',
  INADIMPLENTE: 'Inadimplente',
  PAGO: 'Pago',
  PIX: 'Pago por Pix',
  SUBSTITUIDO: 'Substituído',
};
