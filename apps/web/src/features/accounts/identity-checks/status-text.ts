import type {
  IdentityCheckSummary,
  IdentityDecision,
} from '@restitui/domain/accounts/identity-checks/identity-checks.api.ts';
import { formatDate } from '../../../lib/formats.ts';
import type { Tone } from '../../../ui/badge.tsx';

interface StatusText {
  text: string;
  tone: Tone;
}

/** Status in the list, which has two values (foundation C-20). */
export function listStatus(decision: IdentityDecision): StatusText {
  return decision === 'verified'
    ? { text: 'Verificado', tone: 'positive' }
    : { text: 'Não verificado', tone: decision === 'denied' ? 'danger' : 'warning' };
}

/** Status in the open record, which has three values (foundation C-20). */
export function viewStatus(decision: IdentityDecision): StatusText {
  if (decision === 'verified') return { text: 'Verificado', tone: 'positive' };
  return decision === 'denied' ? { text: 'Não verificado', tone: 'danger' } : { text: 'Pendente', tone: 'warning' };
}

/** Note that distinguishes denied from undecided records, which the status of the list does not. */
export function decisionNote({ decision, decidedAt }: Pick<IdentityCheckSummary, 'decision' | 'decidedAt'>): string {
  if (decision === 'none') return 'Aguardando';
  return `${decision === 'verified' ? 'Verificada' : 'Negada'} em ${formatDate(decidedAt)}`;
}
