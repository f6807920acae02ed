import { z } from 'zod';

/** The state of an account as lists show it. */
export const userSituation = z.enum(['ATIVO', 'PENDENTE', 'CONVIDADO', 'CONVITE_VENCIDO', 'SUSPENSO']);
export type UserSituation = z.infer<typeof userSituation>;

export const userSituationLabels: Record<UserSituation, string> = {
  ATIVO: 'Ativo',
  PENDENTE: 'Pendente',
  CONVIDADO: 'Convidado',
  CONVITE_VENCIDO: 'Convite vencido',
  SUSPENSO: 'Desativado',
};

interface AccountState {
  isAccepted: boolean;
  suspendedAt: string | null;
  /** End of the open invitation; null without one. */
  inviteExpiresAt: string | null;
}

/** Returns the state of an account at a moment. A suspension hides everything else. */
export function situationOf({ isAccepted, suspendedAt, inviteExpiresAt }: AccountState, now: Date): UserSituation {
  if (suspendedAt !== null) return 'SUSPENSO';
  if (inviteExpiresAt !== null) return new Date(inviteExpiresAt) > now ? 'CONVIDADO' : 'CONVITE_VENCIDO';
  return isAccepted ? 'ATIVO' : 'PENDENTE';
}
