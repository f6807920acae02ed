import type { usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { activateUser } from '../activate-user.service.ts';
import { toUserResponse } from '../user.wire.ts';

export async function acceptUser(context: Context, { params: { userId } }: Input<typeof usersApi.accept>) {
  return { data: toUserResponse(await activateUser(context, userId)) };
}
