import type { ClientStatus } from '@restitui/domain/crm/clients/client-status.ts';
import type { ProductStatus } from '@restitui/domain/recovery/products/product-status.ts';

/** Statuses of the products of a client, by the client's status; repeated ones are more frequent. */
export const statusesOfProducts: Record<ClientStatus, ProductStatus[]> = {
  NOVO: ['DOCUMENTACAO_PENDENTE', 'ATIVO', 'ATIVO', 'ANALISE'],
  PENDENTE: ['SOLICITANDO_AUTORIZACAO', 'DOCUMENTACAO_PENDENTE', 'DOCUMENTACAO_PENDENTE', 'ATIVO'],
  ATIVO: [
    ...['ATIVO', 'ATIVO', 'ATIVO', 'ANALISE', 'ANALISE', 'AGUARDANDO_CALCULO', 'AGUARDANDO_CALCULO'],
    ...['AGUARDANDO_RFB', 'AGUARDANDO_RFB', 'AGUARDANDO_RFB', 'AGUARDANDO_COMPENSACAO', 'RECALCULO'],
    ...['RESTITUIDO', 'RESTITUIDO', 'RESTITUIDO_PARCIAL', 'RESTITUIDO_PARCIAL', 'COMPENSADO', 'COMPENSADO'],
    ...['PAGO', 'CREDITO_ESGOTADO', 'AVISO_DE_RECEBIMENTO', 'DADOS_BANCARIOS_INVALIDOS', 'SUSPENSO'],
  ] as ProductStatus[],
  INADIMPLENTE: ['INADIMPLENTE', 'NEGATIVADO', 'PROTESTADO', 'INADIMPLENTE'],
  PROCURACAO_EXPIRADA: ['PROCURACAO_EXPIRADA', 'COMPENSACAO_SUSPENSA', 'PROCURACAO_EXPIRADA'],
  PROCURACAO_CANCELADA: ['PROCURACAO_CANCELADA'],
  SEM_OPORTUNIDADE: ['SEM_OPORTUNIDADE'],
  JURIDICO: ['JURIDICO', 'JUDICIAL'],
  INATIVO: ['CANCELADO', 'DISTRATO'],
  BLOQUEADO: ['CONTRATO_SUSPENSO', 'COBRANCA'],
};

/** Progress of the work on a product, which decides its figures. */
export type Stage = 'before' | 'open' | 'found' | 'part' | 'whole' | 'nothing';

const stages: Partial<Record<ProductStatus, Stage>> = {
  DOCUMENTACAO_PENDENTE: 'before',
  SOLICITANDO_AUTORIZACAO: 'before',
  ATIVO: 'before',
  ANALISE: 'open',
  AGUARDANDO_CALCULO: 'open',
  RESTITUIDO: 'whole',
  COMPENSADO: 'whole',
  PAGO: 'whole',
  CREDITO_ESGOTADO: 'whole',
  DISTRATO: 'whole',
  SEM_OPORTUNIDADE: 'nothing',
  RESTITUIDO_PARCIAL: 'part',
  DADOS_BANCARIOS_INVALIDOS: 'part',
  AVISO_DE_RECEBIMENTO: 'part',
  COBRANCA: 'part',
  INADIMPLENTE: 'part',
  NEGATIVADO: 'part',
  PROTESTADO: 'part',
  COMPENSACAO_SUSPENSA: 'part',
};

export function stageOf(status: ProductStatus): Stage {
  return stages[status] ?? 'found';
}
