import type { usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { activateUser } from '../activate-user.service.ts';

/** Activates all in one transaction: one refusal rolls back all. */
export async function acceptUsers(context: Context, { body: { ids } }: Input<typeof usersApi.acceptMany>) {
  const accepted = [...new Set(ids)].toSorted();
  for (const id of accepted) await activateUser(context, id);
  return { data: { accepted } };
}
