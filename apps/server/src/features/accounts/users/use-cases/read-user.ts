import { canReadUser } from '@restitui/domain/accounts/users/users.access.ts';
import type { usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import { userErrors } from '@restitui/domain/accounts/users/users.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { toUserResponse } from '../user.wire.ts';
import { findUser } from '../users.repository.ts';

/** Users read their own record in its tenant, whatever tenant an ADMIN acts in. */
export async function readUser(
  { actor, tenant, inTenant }: Context<UserActor, OwnTransactions>,
  { params: { id } }: Input<typeof usersApi.read>,
) {
  const at = id === actor.id ? actor.id_tenant : tenant;
  const user = required(await inTenant(at, (db) => findUser(db, at, id)), userErrors.user_not_found);
  requireAccess(canReadUser(actor, user), userErrors.user_denied);

  return { data: toUserResponse(user) };
}
