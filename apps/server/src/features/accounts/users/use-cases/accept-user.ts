import { canActivateUser } from '@restitui/domain/accounts/users/users.access.ts';
import type { usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import { userErrors } from '@restitui/domain/accounts/users/users.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { requireUserFor } from '../user.gate.ts';
import { toUserResponse } from '../user.wire.ts';
import { updateUser } from '../users.repository.ts';

export async function acceptUser(context: Context, { params: { userId } }: Input<typeof usersApi.accept>) {
  const user = await requireUserFor(context, userId, canActivateUser, userErrors.user_activate_denied);

  await updateUser(context.db, context.tenant, user.id, { isAccepted: true });
  await recordChanges(context, { entity: 'USUARIO', id: user.id }, user, { isAccepted: true });
  return { data: toUserResponse({ ...user, isAccepted: true }) };
}
