import { type BoletoStatus, boletoStatusLabels } from '@restitui/domain/billing/boletos/boleto-status.ts';
import { Badge, StatusNote, type Tone } from '../../../../ui/badge.tsx';

const tones: Record<BoletoStatus, Tone> = {
  PAGO: 'positive',
  PIX: 'positive',
  COBRANCA: 'info',
  INADIMPLENTE: 'danger',
  CANCELADO: 'neutral',
  SUBSTITUIDO: 'neutral',
};

export function BoletoStatusNote({ status }: { status: BoletoStatus }) {
  return <StatusNote tone={tones[status]}>{boletoStatusLabels[status]}</StatusNote>;
}

export function BoletoStatusBadge({ status }: { status: BoletoStatus }) {
  return <Badge tone={tones[status]}>{boletoStatusLabels[status]}</Badge>;
}
