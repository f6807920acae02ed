import { type LeadStatus, leadStatusLabels } from '@restitui/domain/crm/leads/lead-status.ts';
import { Badge, StatusNote, type Tone } from '../../../../ui/badge.tsx';

const tones: Record<LeadStatus, Tone> = {
  NOVO: 'info',
  EM_CONTATO: 'warning',
  CONVERTIDO: 'positive',
  DESCARTADO: 'neutral',
};

export function LeadStatusNote({ status }: { status: LeadStatus }) {
  return <StatusNote tone={tones[status]}>{leadStatusLabels[status]}</StatusNote>;
}

export function LeadStatusBadge({ status }: { status: LeadStatus }) {
  return <Badge tone={tones[status]}>{leadStatusLabels[status]}</Badge>;
}
