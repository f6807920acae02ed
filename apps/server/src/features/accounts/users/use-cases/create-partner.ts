import { canRegisterPartner } from '@restitui/domain/accounts/users/partners.access.ts';
import type { usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import { userErrors } from '@restitui/domain/accounts/users/users.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { registerUser } from '../register-user.service.ts';
import { toUserResponse } from '../user.wire.ts';

export async function createPartner(
  context: Context<UserActor, OwnTransactions>,
  { body }: Input<typeof usersApi.createPartner>,
) {
  requireAccess(canRegisterPartner(context.actor, body), userErrors.partner_create_denied);

  const person = { ...body, typeUser: 'USUARIO', tel: body.whatsApp } as const;
  return { data: toUserResponse(await registerUser(context, context.tenant, person)) };
}
