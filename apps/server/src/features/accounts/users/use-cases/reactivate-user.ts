import { canSuspendUser } from '@restitui/domain/accounts/users/users.access.ts';
import type { usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import { userErrors } from '@restitui/domain/accounts/users/users.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { activateUser } from '../activate-user.service.ts';
import { requireUserFor } from '../user.gate.ts';
import { toUserResponse } from '../user.wire.ts';

export async function reactivateUser(context: Context, { params: { id } }: Input<typeof usersApi.reactivate>) {
  const user = await requireUserFor(context, id, canSuspendUser, userErrors.user_suspend_denied);
  if (user.suspendedAt === null) throw new AppError(userErrors.user_not_suspended);
  return { data: toUserResponse(await activateUser(context, id)) };
}
