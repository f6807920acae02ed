import { type ProductStatus, productStatusLabels } from '@restitui/domain/products/product-status.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';

const tones: Record<ProductStatus, Tone> = {
  AGUARDANDO_CALCULO: 'info',
  AGUARDANDO_COMPENSACAO: 'info',
  AGUARDANDO_RFB: 'info',
  ANALISE: 'info',
  ATIVO: 'positive',
  AVISO_DE_RECEBIMENTO: 'info',
  CANCELADO: 'neutral',
  COBRANCA: 'warning',
  CONTRATO_SUSPENSO: 'warning',
  COMPENSACAO_SUSPENSA: 'warning',
  COMPENSADO: 'positive',
  CREDITO_ESGOTADO: 'neutral',
  DADOS_BANCARIOS_INVALIDOS: 'danger',
  DISTRATO: 'neutral',
  DOCUMENTACAO_PENDENTE: 'warning',
  INADIMPLENTE: 'danger',
  JURIDICO: 'warning',
  SEM_OPORTUNIDADE: 'neutral',
  JUDICIAL: 'warning',
  NEGATIVADO: 'danger',
  PAGO: 'positive',
  PROCURACAO_CANCELADA: 'danger',
  PROCURACAO_EXPIRADA: 'danger',
  PROTESTADO: 'danger',
  RECALCULO: 'info',
  RESTITUIDO: 'positive',
  RESTITUIDO_PARCIAL: 'positive',
  SOLICITANDO_AUTORIZACAO: 'info',
  SUSPENSO: 'warning',
};

export function ProductStatusBadge({ status }: { status: ProductStatus }) {
  return <Badge tone={tones[status]}>{productStatusLabels[status]}</Badge>;
}
