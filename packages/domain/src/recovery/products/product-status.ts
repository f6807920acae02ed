import { z } from 'zod';
import type { ServiceType } from './service-type.ts';

export const productStatus = z.enum([
  'AGUARDANDO_CALCULO',
  'AGUARDANDO_COMPENSACAO',
  'AGUARDANDO_RFB',
  'ANALISE',
  'ATIVO',
  'AVISO_DE_RECEBIMENTO',
  'CANCELADO',
  'COBRANCA',
  'CONTRATO_SUSPENSO',
  'COMPENSACAO_SUSPENSA',
  'COMPENSADO',
  'CREDITO_ESGOTADO',
  'DADOS_BANCARIOS_INVALIDOS',
  'DISTRATO',
  'DOCUMENTACAO_PENDENTE',
  'INADIMPLENTE',
  'JURIDICO',
  'SEM_OPORTUNIDADE',
  'JUDICIAL',
  'NEGATIVADO',
  'PAGO',
  'PROCURACAO_CANCELADA',
  'PROCURACAO_EXPIRADA',
  'PROTESTADO',
  'RECALCULO',
  'RESTITUIDO',
  'RESTITUIDO_PARCIAL',
  'SOLICITANDO_AUTORIZACAO',
  'SUSPENSO',
]);
export type ProductStatus = z.infer<typeof productStatus>;

/**
 * Returns the statuses offered for a service. Two services will have shorter lists that are not specified yet, so
 * all have every status (client-work C-70).
 */
export function statusesOf(_service: ServiceType): readonly ProductStatus[] {
  return productStatus.options;
}

export const productStatusLabels: Record<ProductStatus, string> = {
  AGUARDANDO_CALCULO: 'Aguardando cálculo',
  AGUARDANDO_COMPENSACAO: 'Aguardando compensação',
  AGUARDANDO_RFB: 'Aguardando RFB',
  ANALISE: 'Em análise',
  ATIVO: 'Ativo',
  AVISO_DE_RECEBIMENTO: 'Aviso de recebimento',
  CANCELADO: 'Cancelado',
  COBRANCA: 'Cobrança',
  CONTRATO_SUSPENSO: 'Contrato suspenso',
  COMPENSACAO_SUSPENSA: 'Compensação suspensa',
  COMPENSADO: 'Compensado',
  CREDITO_ESGOTADO: 'Crédito esgotado',
  DADOS_BANCARIOS_INVALIDOS: 'Dados bancários inválidos',
  DISTRATO: 'Distrato',
  DOCUMENTACAO_PENDENTE: 'Documentação pendente',
  INADIMPLENTE: 'Inadimplente',
  JURIDICO: 'Jurídico',
  SEM_OPORTUNIDADE: 'Sem oportunidade',
  JUDICIAL: 'Judicial',
  NEGATIVADO: 'Negativado',
  PAGO: 'Pago',
  PROCURACAO_CANCELADA: 'Procuração cancelada',
  PROCURACAO_EXPIRADA: 'Procuração expirada',
  PROTESTADO: 'Protestado',
  RECALCULO: 'Recálculo',
  RESTITUIDO: 'Restituído',
  RESTITUIDO_PARCIAL: 'Restituído parcial',
  SOLICITANDO_AUTORIZACAO: 'Solicitando autorização',
  SUSPENSO: 'Suspenso',
};
