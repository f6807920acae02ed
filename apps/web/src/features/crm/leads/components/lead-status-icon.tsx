import { type LeadStatus, leadStatusLabels } from '@restitui/domain/crm/leads/lead-status.ts';
import { CircleCheck, CircleMinus, type LucideIcon, MessageCircle, Sparkles } from 'lucide-react';
import { StatusIcon } from '../../../../ui/status-icon.tsx';

const icons: Record<LeadStatus, readonly [icon: LucideIcon, colour: string]> = {
  NOVO: [Sparkles, 'text-info'],
  EM_CONTATO: [MessageCircle, 'text-warning'],
  CONVERTIDO: [CircleCheck, 'text-positive'],
  DESCARTADO: [CircleMinus, 'text-muted'],
};

/** The status of a lead as an icon, where a row has one line. */
export function LeadStatusIcon({ status }: { status: LeadStatus }) {
  const [icon, colour] = icons[status];
  return <StatusIcon icon={icon} colour={colour} label={leadStatusLabels[status]} />;
}
