import type { User } from '@restitui/domain/accounts/users/users.api.ts';

/** Returns what happens after a registration. */
export function nextStep({ inviteExpiresAt }: Pick<User, 'inviteExpiresAt'>): string {
  return inviteExpiresAt === null ? 'aguarda ativação' : 'convite enviado';
}
