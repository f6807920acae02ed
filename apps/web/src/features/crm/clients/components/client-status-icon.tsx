import { type ClientStatus, clientStatusLabels } from '@restitui/domain/crm/clients/client-status.ts';
import { Ban, CircleMinus, Clock, KeyRound, type LucideIcon, Scale, Sparkles } from 'lucide-react';
import { StatusIcon } from '../../../../ui/status-icon.tsx';

const icons: Record<Exclude<ClientStatus, 'ATIVO'>, readonly [icon: LucideIcon, colour: string]> = {
  BLOQUEADO: [Ban, 'text-danger'],
  INADIMPLENTE: [Ban, 'text-danger'],
  NOVO: [Sparkles, 'text-info'],
  PROCURACAO_CANCELADA: [KeyRound, 'text-warning'],
  PROCURACAO_EXPIRADA: [KeyRound, 'text-warning'],
  INATIVO: [CircleMinus, 'text-muted'],
  PENDENTE: [Clock, 'text-warning'],
  JURIDICO: [Scale, 'text-warning'],
  SEM_OPORTUNIDADE: [CircleMinus, 'text-muted'],
};

/** A status as an icon, where a row has one line; an active client has none. */
export function ClientStatusIcon({ status }: { status: ClientStatus }) {
  if (status === 'ATIVO') return null;
  const [icon, colour] = icons[status];
  return <StatusIcon icon={icon} colour={colour} label={clientStatusLabels[status]} />;
}
