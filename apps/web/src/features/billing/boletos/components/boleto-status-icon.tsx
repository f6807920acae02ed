import { type BoletoStatus, boletoStatusLabels } from '@restitui/domain/billing/boletos/boleto-status.ts';
import { CircleAlert, CircleCheck, CircleMinus, Clock, type LucideIcon } from 'lucide-react';
import { StatusIcon } from '../../../../ui/status-icon.tsx';

const icons: Record<BoletoStatus, readonly [icon: LucideIcon, colour: string]> = {
  PAGO: [CircleCheck, 'text-positive'],
  PIX: [CircleCheck, 'text-positive'],
  COBRANCA: [Clock, 'text-info'],
  INADIMPLENTE: [CircleAlert, 'text-danger'],
  CANCELADO: [CircleMinus, 'text-muted'],
  SUBSTITUIDO: [CircleMinus, 'text-muted'],
};

/** The status of a boleto as an icon, where a row has one line. */
export function BoletoStatusIcon({ status }: { status: BoletoStatus }) {
  const [icon, colour] = icons[status];
  return <StatusIcon icon={icon} colour={colour} label={boletoStatusLabels[status]} />;
}
