import type { SignatureDecision, SignatureSummary } from '@restitui/domain/signatures/signatures.api.ts';
import { formatDate } from '../../lib/formats.ts';
import type { Tone } from '../../ui/badge.tsx';

interface Words {
  text: string;
  tone: Tone;
}

/** A row of the list knows two states (foundation C-20). */
export function listStatus(decision: SignatureDecision): Words {
  return decision === 'verified'
    ? { text: 'Verificado', tone: 'positive' }
    : { text: 'Não verificado', tone: decision === 'denied' ? 'danger' : 'warning' };
}

/** The open record knows three: denied is not the same as untouched (foundation C-20). */
export function viewStatus(decision: SignatureDecision): Words {
  if (decision === 'verified') return { text: 'Verificado', tone: 'positive' };
  return decision === 'denied' ? { text: 'Não verificado', tone: 'danger' } : { text: 'Pendente', tone: 'warning' };
}

/** What became of an attempt: the list's status alone does not tell the denied from the untouched. */
export function decisionNote({ decision, decidedAt }: Pick<SignatureSummary, 'decision' | 'decidedAt'>): string {
  if (decision === 'none') return 'Aguardando';
  return `${decision === 'verified' ? 'Verificada' : 'Negada'} em ${formatDate(decidedAt)}`;
}
