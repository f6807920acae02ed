import { visibleUsers } from '@restitui/domain/accounts/users/users.access.ts';
import type { usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import { userErrors } from '@restitui/domain/accounts/users/users.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context, InTransaction } from '../../../../kernel/context.ts';
import { listUsers } from '../user-list.repository.ts';

export function listUsersForAdmin(
  { db, actor, tenant, platform }: Context<UserActor, InTransaction, 'all'>,
  { query }: Input<typeof usersApi.listForAdmin>,
) {
  const scope = visibleUsers(actor);
  requireAccess(scope.kind !== 'none', userErrors.user_list_denied);

  return listUsers(db, tenant, scope, { query, now: platform.clock.now() });
}
