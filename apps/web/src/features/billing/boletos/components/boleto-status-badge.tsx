import { type BoletoStatus, boletoStatusLabels } from '@restitui/domain/billing/boletos/boleto-status.ts';
import { Badge, type Tone } from '../../../../ui/badge.tsx';

const tones: Record<BoletoStatus, Tone> = {
  PAGO: 'positive',
  PIX: 'positive',
  COBRANCA: 'info',
  INADIMPLENTE: 'danger',
  CANCELADO: 'neutral',
  SUBSTITUIDO: 'neutral',
};

export function BoletoStatusBadge({ status }: { status: BoletoStatus }) {
  return <Badge tone={tones[status]}>{boletoStatusLabels[status]}</Badge>;
}
