import { type ClientStatus, clientStatusLabels } from '@restitui/domain/crm/clients/client-status.ts';
import { Badge, type Tone } from '../../../../ui/badge.tsx';

const tones: Record<ClientStatus, Tone> = {
  ATIVO: 'positive',
  BLOQUEADO: 'danger',
  INADIMPLENTE: 'danger',
  NOVO: 'info',
  PROCURACAO_CANCELADA: 'warning',
  PROCURACAO_EXPIRADA: 'warning',
  INATIVO: 'neutral',
  PENDENTE: 'warning',
  JURIDICO: 'warning',
  SEM_OPORTUNIDADE: 'neutral',
};

export function ClientStatusBadge({ status }: { status: ClientStatus }) {
  return <Badge tone={tones[status]}>{clientStatusLabels[status]}</Badge>;
}
