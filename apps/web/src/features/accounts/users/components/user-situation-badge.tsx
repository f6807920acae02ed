import { type UserSituation, userSituationLabels } from '@restitui/domain/accounts/users/user-situation.ts';
import { Badge, StatusNote, type Tone } from '../../../../ui/badge.tsx';

const tones: Record<UserSituation, Tone> = {
  ATIVO: 'positive',
  PENDENTE: 'warning',
  CONVIDADO: 'info',
  CONVITE_VENCIDO: 'warning',
  SUSPENSO: 'neutral',
};

/** The situation below the name of a line; an active user has none. */
export function UserSituationNote({ situacao }: { situacao: UserSituation }) {
  if (situacao === 'ATIVO') return null;
  return <StatusNote tone={tones[situacao]}>{userSituationLabels[situacao]}</StatusNote>;
}

export function UserSituationBadge({ situacao }: { situacao: UserSituation }) {
  return <Badge tone={tones[situacao]}>{userSituationLabels[situacao]}</Badge>;
}
