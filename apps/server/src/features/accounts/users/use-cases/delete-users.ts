import { canDeleteUsers } from '@restitui/domain/accounts/users/users.access.ts';
import type { usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import { userErrors } from '@restitui/domain/accounts/users/users.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { softDeleteUser } from '../soft-delete-user.service.ts';

/** Deletes all in one transaction: one refusal rolls back all. */
export async function deleteUsers(context: Context, { body: { ids } }: Input<typeof usersApi.removeMany>) {
  const others = [...new Set(ids)].filter((id) => id !== context.actor.id);
  requireAccess(others.length > 0 || canDeleteUsers(context.actor), userErrors.user_delete_denied);

  for (const id of others) await softDeleteUser(context, id);
  return { data: { deleted: others } };
}
