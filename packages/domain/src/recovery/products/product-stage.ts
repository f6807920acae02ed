import { z } from 'zod';
import { type ProductStatus, productStatus } from './product-status.ts';

/** Where the work on a product is, in the order of the work. */
export const productStage = z.enum([
  'DOCUMENTOS',
  'ANALISE',
  'RECEITA',
  'CREDITO',
  'COBRANCA',
  'SUSPENSO',
  'ENCERRADO',
]);
export type ProductStage = z.infer<typeof productStage>;

export const productStageLabels: Readonly<Record<ProductStage, string>> = {
  DOCUMENTOS: 'Documentos e procuração',
  ANALISE: 'Em análise',
  RECEITA: 'Na Receita ou na Justiça',
  CREDITO: 'Restituindo ou compensando',
  COBRANCA: 'Cobrança de honorários',
  SUSPENSO: 'Suspenso',
  ENCERRADO: 'Encerrado',
};

const stages: Readonly<Record<ProductStatus, ProductStage>> = {
  SOLICITANDO_AUTORIZACAO: 'DOCUMENTOS',
  DOCUMENTACAO_PENDENTE: 'DOCUMENTOS',
  PROCURACAO_CANCELADA: 'DOCUMENTOS',
  PROCURACAO_EXPIRADA: 'DOCUMENTOS',
  ATIVO: 'ANALISE',
  ANALISE: 'ANALISE',
  AGUARDANDO_CALCULO: 'ANALISE',
  RECALCULO: 'ANALISE',
  AGUARDANDO_RFB: 'RECEITA',
  AGUARDANDO_COMPENSACAO: 'RECEITA',
  DADOS_BANCARIOS_INVALIDOS: 'RECEITA',
  JURIDICO: 'RECEITA',
  JUDICIAL: 'RECEITA',
  AVISO_DE_RECEBIMENTO: 'CREDITO',
  RESTITUIDO_PARCIAL: 'CREDITO',
  COMPENSADO: 'CREDITO',
  COBRANCA: 'COBRANCA',
  INADIMPLENTE: 'COBRANCA',
  NEGATIVADO: 'COBRANCA',
  PROTESTADO: 'COBRANCA',
  SUSPENSO: 'SUSPENSO',
  CONTRATO_SUSPENSO: 'SUSPENSO',
  COMPENSACAO_SUSPENSA: 'SUSPENSO',
  CANCELADO: 'ENCERRADO',
  CREDITO_ESGOTADO: 'ENCERRADO',
  DISTRATO: 'ENCERRADO',
  PAGO: 'ENCERRADO',
  RESTITUIDO: 'ENCERRADO',
  SEM_OPORTUNIDADE: 'ENCERRADO',
};

/** Returns the stage that a status belongs to. */
export function stageOfStatus(status: ProductStatus): ProductStage {
  return stages[status];
}

const statusesIn = (...of: ProductStage[]) =>
  productStatus.options.filter((status) => of.includes(stageOfStatus(status)));

/** Statuses before a result, in which a product needs an analyst. */
export const unfinishedStatuses: readonly ProductStatus[] = statusesIn('DOCUMENTOS', 'ANALISE');

/** Statuses in which an assessment can begin: no document or power of attorney is missing. */
export const assessableStatuses: readonly ProductStatus[] = statusesIn('ANALISE');

/**
 * Statuses in which work on a product has ended. The trigger that maintains `em_andamento` has the same list; a migration
 * must change it with this one.
 */
export const endedStatuses: readonly ProductStatus[] = statusesIn('ENCERRADO');
