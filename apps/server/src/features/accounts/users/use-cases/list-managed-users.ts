import { canListManaged } from '@restitui/domain/accounts/users/partners.access.ts';
import type { usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import { userErrors } from '@restitui/domain/accounts/users/users.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { listUsers } from '../user-list.repository.ts';

export async function listManagedUsers(
  { db, actor, tenant, platform }: Context,
  { query }: Input<typeof usersApi.listManaged>,
) {
  requireAccess(canListManaged(actor), userErrors.partner_list_denied);

  return listUsers(db, tenant, { kind: 'managed', by: actor.id }, { query, now: platform.clock.now() });
}
