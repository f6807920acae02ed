import { canCreateUser } from '@restitui/domain/users/users.access.ts';
import type { usersApi } from '@restitui/domain/users/users.api.ts';
import { userErrors } from '@restitui/domain/users/users.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../kernel/app-error.ts';
import type { StaffSession } from '../../../kernel/context.ts';
import { registerPerson } from '../register-person.ts';
import { userOnWire } from '../users.repository.ts';

/** An ADMIN belongs to the provider, as its creator does, whatever tenant is selected (decision D-13). */
export async function createUserForAdmin(session: StaffSession, { body }: Input<typeof usersApi.createForAdmin>) {
  const { actor, tenant } = session;
  requireAccess(canCreateUser(actor, body), userErrors.user_create_denied);

  const at = body.typeUser === 'ADMIN' ? actor.id_tenant : tenant;
  return { data: userOnWire(await registerPerson(session, at, { ...body, tel: body.whatsApp })) };
}
