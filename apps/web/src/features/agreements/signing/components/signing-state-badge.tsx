import { dayInBrazil } from '@restitui/brazil/day.ts';
import { joinFacts } from '@restitui/brazil/join-facts.ts';
import {
  type AgreementState,
  isEndedState,
  type SigningState,
  signingStateLabels,
  signingStateOf,
} from '@restitui/domain/agreements/signing/signing-state.ts';
import { Badge, StatusDot, StatusNote, type Tone } from '../../../../ui/badge.tsx';

const tones: Record<SigningState, Tone> = {
  faltam_dados: 'warning',
  para_assinar: 'warning',
  em_assinatura: 'info',
  em_conferencia: 'info',
  assinado: 'positive',
  recusado: 'danger',
  cancelado: 'neutral',
  expirado: 'danger',
};

/** Returns the state of an agreement today. */
export function signingStateToday(agreement: AgreementState): SigningState {
  return signingStateOf(agreement, dayInBrazil(new Date()));
}

/** Returns whether an agreement has ended before all signers signed it, as of today. */
export function isEndedToday(agreement: AgreementState): boolean {
  return isEndedState(signingStateToday(agreement));
}

/** The signing state of an agreement. */
export function SigningStateBadge({ agreement }: { agreement: AgreementState }) {
  const state = signingStateToday(agreement);
  return <Badge tone={tones[state]}>{signingStateLabels[state]}</Badge>;
}

/** The signing state in small type that wraps in a narrow cell. */
export function SigningStateNote({ agreement }: { agreement: AgreementState }) {
  const state = signingStateToday(agreement);
  return (
    <span className="flex items-baseline gap-1.5 whitespace-normal text-caption text-muted">
      <StatusDot tone={tones[state]} className="-translate-y-0.5" />
      {signingStateLabels[state]}
    </span>
  );
}

/** The signing state below the name of a line, with a further word about the agreement. */
export function SigningStateLine({ agreement, further }: { agreement: AgreementState; further: string | undefined }) {
  const state = signingStateToday(agreement);
  const label = signingStateLabels[state];
  return <StatusNote tone={tones[state]}>{further ? joinFacts(label, further) : label}</StatusNote>;
}
