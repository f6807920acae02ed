import type { UserSummary } from '@restitui/domain/accounts/users/users.api.ts';
import { Badge } from '../../../../ui/badge.tsx';

export function UserStatusBadge({ status }: Pick<UserSummary, 'status'>) {
  return <Badge tone={status === 'Ativo' ? 'positive' : 'warning'}>{status}</Badge>;
}
