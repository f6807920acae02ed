import { type AlertKind, alertKindLabels } from '@restitui/domain/insights/alerts/alert-kind.ts';
import { Badge, type Tone } from '../../../../ui/badge.tsx';

const tones: Record<AlertKind, Tone> = {
  PROCURACAO_VENCENDO: 'warning',
  PROCURACAO_EXPIRADA: 'danger',
  CONTRATO_SEM_ASSINATURA: 'warning',
  CREDITO_A_PRESCREVER: 'danger',
  RETIFICADORA_SEM_PEDIDO: 'warning',
  DESPACHO_ATRASADO: 'warning',
  RECURSO_A_VENCER: 'danger',
  HONORARIO_A_LANCAR: 'warning',
  NOVO_LEAD: 'info',
  CADASTRO_PENDENTE: 'warning',
  COMISSAO_A_APROVAR: 'warning',
  ANALISE_FALHOU: 'danger',
  BOLETO_VENCIDO: 'danger',
  BOLETO_PAGO_EM_DOBRO: 'danger',
  SELAGEM_PARADA: 'danger',
  OBSERVACAO: 'info',
  MENSAGEM_DO_CLIENTE: 'info',
  DOCUMENTO_DO_CLIENTE: 'info',
  LINK_PEDIDO: 'warning',
  AVISO: 'info',
};

/** Renders the kind of an alert, coloured by urgency; grey once resolved. */
export function AlertKindBadge({ kind, settled }: { kind: AlertKind; settled: boolean }) {
  return <Badge tone={settled ? 'neutral' : tones[kind]}>{alertKindLabels[kind]}</Badge>;
}
