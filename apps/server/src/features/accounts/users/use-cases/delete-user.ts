import type { usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { softDeleteUser } from '../soft-delete-user.service.ts';

export async function deleteUser(context: Context, { params: { id } }: Input<typeof usersApi.remove>) {
  await softDeleteUser(context, id);
  return { data: { deleted: [id] } };
}
