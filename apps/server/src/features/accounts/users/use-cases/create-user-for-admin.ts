import { canCreateUser } from '@restitui/domain/accounts/users/users.access.ts';
import type { usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import { userErrors } from '@restitui/domain/accounts/users/users.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { registerUser } from '../register-user.service.ts';
import { toUserResponse } from '../user.wire.ts';

/** An ADMIN is created in the provider's tenant, whatever tenant is selected (decision D-13). */
export async function createUserForAdmin(
  context: Context<UserActor, OwnTransactions>,
  { body }: Input<typeof usersApi.createForAdmin>,
) {
  const { actor, tenant } = context;
  requireAccess(canCreateUser(actor, body), userErrors.user_create_denied);

  const at = body.typeUser === 'ADMIN' ? actor.id_tenant : tenant;
  return { data: toUserResponse(await registerUser(context, at, { ...body, tel: body.whatsApp })) };
}
