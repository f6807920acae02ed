import { canReadSignature } from '@restitui/domain/signatures/signatures.access.ts';
import { signatureErrors } from '@restitui/domain/signatures/signatures.errors.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { userErrors } from '@restitui/domain/users/users.errors.ts';
import type { Db } from '../../db/tenant-scope.ts';
import { requireAccess, required } from '../../kernel/app-error.ts';
import type { StaffSession } from '../../kernel/context.ts';
import { findUser, type UserRow } from '../users/users.repository.ts';

/** Works where the user is: the own record at home, whatever tenant an ADMIN acts in; others in the tenant acted in. */
export function withReadableUser<T>(
  { actor, tenant, inTenant }: StaffSession,
  userId: string,
  work: (db: Db, at: TenantId, user: UserRow) => Promise<T>,
): Promise<T> {
  const at = userId === actor.id ? actor.id_tenant : tenant;
  return inTenant(at, async (db) => {
    const user = required(await findUser(db, at, userId), userErrors.user_not_found);
    requireAccess(canReadSignature(actor, { id_tenant: at, id_user: user.id }), signatureErrors.signature_denied);
    return work(db, at, user);
  });
}
