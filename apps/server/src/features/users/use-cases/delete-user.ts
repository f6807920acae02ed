import type { usersApi } from '@restitui/domain/users/users.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../kernel/context.ts';
import { deletePerson } from '../delete-person.ts';

export async function deleteUser(context: Context, { params: { id } }: Input<typeof usersApi.remove>) {
  await deletePerson(context, id);
  return { data: { deleted: [id] } };
}
