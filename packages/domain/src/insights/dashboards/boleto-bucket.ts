import { z } from 'zod';
import type { BoletoSituacao } from '../../billing/boletos/boleto-situacao.ts';

/** Cards of the boleto dashboard (W-443). */
export const boletoBucket = z.enum(['RECEBIDO', 'A_RECEBER', 'EM_PROCESSAMENTO', 'ATRASADO', 'EXPIRADO']);
export type BoletoBucket = z.infer<typeof boletoBucket>;

/** The last label differs from its name (client-work C-31). */
export const boletoBucketLabels: Record<BoletoBucket, string> = {
  RECEBIDO: 'Recebido',
  A_RECEBER: 'A Receber',
  EM_PROCESSAMENTO: 'Em Processamento',
  ATRASADO: 'Atrasado',
  EXPIRADO: 'Cobrança',
};

/** Statuses counted per card; cancelled and unissued boletos are not counted. */
export const situacoesOfBucket: Record<BoletoBucket, readonly BoletoSituacao[]> = {
  RECEBIDO: ['RECEBIDO', 'MARCADO_RECEBIDO'],
  A_RECEBER: ['A_RECEBER'],
  EM_PROCESSAMENTO: ['EM_PROCESSAMENTO'],
  ATRASADO: ['ATRASADO', 'PROTESTO'],
  EXPIRADO: ['EXPIRADO'],
};
