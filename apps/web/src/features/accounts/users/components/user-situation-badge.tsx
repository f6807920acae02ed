import { type UserSituation, userSituationLabels } from '@restitui/domain/accounts/users/user-situation.ts';
import { Badge, type Tone } from '../../../../ui/badge.tsx';

const tones: Record<UserSituation, Tone> = {
  ATIVO: 'positive',
  PENDENTE: 'warning',
  CONVIDADO: 'info',
  CONVITE_VENCIDO: 'warning',
  SUSPENSO: 'neutral',
};

export function UserSituationBadge({ situacao }: { situacao: UserSituation }) {
  return <Badge tone={tones[situacao]}>{userSituationLabels[situacao]}</Badge>;
}
