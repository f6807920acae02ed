import { canReadPermissions } from '@restitui/domain/accounts/permissions/permissions.access.ts';
import type { permissionsApi } from '@restitui/domain/accounts/permissions/permissions.api.ts';
import { permissionErrors } from '@restitui/domain/accounts/permissions/permissions.errors.ts';
import { userErrors } from '@restitui/domain/accounts/users/users.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { findUser } from '../../users/users.repository.ts';
import { findPermissions } from '../permissions.repository.ts';

export async function readPermissions(
  { actor, tenant, inTenant }: Context<UserActor, OwnTransactions>,
  { params: { userId } }: Input<typeof permissionsApi.read>,
) {
  const at = userId === actor.id ? actor.id_tenant : tenant;
  return inTenant(at, async (db) => {
    const user = required(await findUser(db, at, userId), userErrors.user_not_found);
    requireAccess(canReadPermissions(actor, user), permissionErrors.permissions_denied);

    return { data: { id: user.id, id_user: user.id, ...(await findPermissions(db, at, user.id)) } };
  });
}
