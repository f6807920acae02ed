import { type ProductStatus, productStatus, productStatusLabels } from './product-status.ts';

/** Meaning of the colour of a status: green, amber, red or grey (client-work C-71). */
export type StatusGroup = 'active' | 'waiting' | 'refused' | 'ended';

const groups: Record<ProductStatus, StatusGroup> = {
  AGUARDANDO_CALCULO: 'waiting',
  AGUARDANDO_COMPENSACAO: 'waiting',
  AGUARDANDO_RFB: 'waiting',
  ANALISE: 'waiting',
  ATIVO: 'active',
  AVISO_DE_RECEBIMENTO: 'waiting',
  CANCELADO: 'ended',
  COBRANCA: 'waiting',
  CONTRATO_SUSPENSO: 'waiting',
  COMPENSACAO_SUSPENSA: 'waiting',
  COMPENSADO: 'active',
  CREDITO_ESGOTADO: 'ended',
  DADOS_BANCARIOS_INVALIDOS: 'refused',
  DISTRATO: 'ended',
  DOCUMENTACAO_PENDENTE: 'waiting',
  INADIMPLENTE: 'refused',
  JURIDICO: 'waiting',
  SEM_OPORTUNIDADE: 'ended',
  JUDICIAL: 'waiting',
  NEGATIVADO: 'refused',
  PAGO: 'active',
  PROCURACAO_CANCELADA: 'refused',
  PROCURACAO_EXPIRADA: 'refused',
  PROTESTADO: 'refused',
  RECALCULO: 'waiting',
  RESTITUIDO: 'active',
  RESTITUIDO_PARCIAL: 'active',
  SOLICITANDO_AUTORIZACAO: 'waiting',
  SUSPENSO: 'waiting',
};

/**
 * Returns label and colour group of a status; an unlisted one is shown as its raw code in grey (client-work C-01).
 */
export function productStatusStyle(status: string): { label: string; group: StatusGroup } {
  const { data: known } = productStatus.safeParse(status);
  return known ? { label: productStatusLabels[known], group: groups[known] } : { label: status, group: 'ended' };
}
