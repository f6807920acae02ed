import type { User } from '@restitui/domain/accounts/users/users.api.ts';
import type { UserRow } from './users.repository.ts';

export function toUserResponse({ password_hash: _, ...user }: UserRow): User {
  return { ...user, status: user.isAccepted ? 'Ativo' : 'Pendente' };
}
