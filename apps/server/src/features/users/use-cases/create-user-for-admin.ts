import { canCreateUser } from '@restitui/domain/users/users.access.ts';
import type { usersApi } from '@restitui/domain/users/users.api.ts';
import { userErrors } from '@restitui/domain/users/users.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess, required } from '../../../kernel/app-error.ts';
import type { StaffSession } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import { hashPassword } from '../../../platform/passwords.ts';
import { locateAccount } from '../../session/session.repository.ts';
import { insertUser, userOnWire } from '../users.repository.ts';

/** An ADMIN belongs to the provider, as its creator does, whatever tenant is selected (decision D-13). */
export async function createUserForAdmin(
  { actor, tenant, inTenant, platform }: StaffSession,
  { body: { password, ...person } }: Input<typeof usersApi.createForAdmin>,
) {
  requireAccess(canCreateUser(actor, person), userErrors.user_create_denied);
  const at = person.typeUser === 'ADMIN' ? actor.id_tenant : tenant;
  const password_hash = await hashPassword(password);

  const created = await inTenant(at, async (db) => {
    // Sign-in looks for ADMINs first and everywhere: an ADMIN's e-mail is nobody else's.
    const holder = await locateAccount(db, person.email, at);
    const isFree = !holder || (person.typeUser === 'USUARIO' && ![at, actor.id_tenant].includes(holder.id_tenant));
    if (!isFree) return undefined;
    const createdDate = platform.clock.now().toISOString();
    return insertUser(db, { ...person, id: newId(), id_tenant: at, tel: person.whatsApp, password_hash, createdDate });
  });
  return { data: userOnWire(required(created, userErrors.email_taken)) };
}
