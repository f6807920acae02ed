import { canReadIdentityCheck } from '@restitui/domain/accounts/identity-checks/identity-checks.access.ts';
import { identityCheckErrors } from '@restitui/domain/accounts/identity-checks/identity-checks.errors.ts';
import { userErrors } from '@restitui/domain/accounts/users/users.errors.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { requireAccess, required } from '../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../kernel/context.ts';
import { findUser, type UserRow } from '../users/users.repository.ts';

/**
 * Runs `work` in the tenant of the user: for the caller the tenant of the account, even when an ADMIN acts in another one;
 * others in the acting tenant.
 */
export function withReadableUser<T>(
  { actor, tenant, inTenant }: Context<UserActor, OwnTransactions>,
  userId: string,
  work: (db: Db, at: TenantId, user: UserRow) => Promise<T>,
): Promise<T> {
  const at = userId === actor.id ? actor.id_tenant : tenant;
  return inTenant(at, async (db) => {
    const user = required(await findUser(db, at, userId), userErrors.user_not_found);
    requireAccess(
      canReadIdentityCheck(actor, { id_tenant: at, id_user: user.id }),
      identityCheckErrors.signature_denied,
    );
    return work(db, at, user);
  });
}
