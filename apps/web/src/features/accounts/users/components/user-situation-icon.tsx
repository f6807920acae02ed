import { type UserSituation, userSituationLabels } from '@restitui/domain/accounts/users/user-situation.ts';
import { CircleMinus, Clock, type LucideIcon, MailQuestionMark, MailX } from 'lucide-react';
import { StatusIcon } from '../../../../ui/status-icon.tsx';

const icons: Record<Exclude<UserSituation, 'ATIVO'>, readonly [icon: LucideIcon, colour: string]> = {
  PENDENTE: [Clock, 'text-warning'],
  CONVIDADO: [MailQuestionMark, 'text-info'],
  CONVITE_VENCIDO: [MailX, 'text-warning'],
  SUSPENSO: [CircleMinus, 'text-muted'],
};

/** The situation of a user as an icon, where a row has one line; an active user has none. */
export function UserSituationIcon({ situacao }: { situacao: UserSituation }) {
  if (situacao === 'ATIVO') return null;
  const [icon, colour] = icons[situacao];
  return <StatusIcon icon={icon} colour={colour} label={userSituationLabels[situacao]} />;
}
