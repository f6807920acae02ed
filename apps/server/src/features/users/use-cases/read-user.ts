import { canReadUser } from '@restitui/domain/users/users.access.ts';
import type { usersApi } from '@restitui/domain/users/users.api.ts';
import { userErrors } from '@restitui/domain/users/users.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess, required } from '../../../kernel/app-error.ts';
import type { StaffSession } from '../../../kernel/context.ts';
import { findUser, userOnWire } from '../users.repository.ts';

/** The own record is read at home, whatever tenant an ADMIN acts in. */
export async function readUser(
  { actor, tenant, inTenant }: StaffSession,
  { params: { id } }: Input<typeof usersApi.read>,
) {
  const at = id === actor.id ? actor.id_tenant : tenant;
  const user = required(await inTenant(at, (db) => findUser(db, at, id)), userErrors.user_not_found);
  requireAccess(canReadUser(actor, user), userErrors.user_denied);

  return { data: userOnWire(user) };
}
