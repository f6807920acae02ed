import type { passwordsApi } from '@restitui/domain/accounts/passwords/passwords.api.ts';
import { passwordErrors } from '@restitui/domain/accounts/passwords/passwords.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor, VisitorActor } from '../../../../kernel/actor.ts';
import { AppError } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions, TenantLookup } from '../../../../kernel/context.ts';
import { hashPassword, verifyPassword } from '../../../../platform/passwords.ts';
import { findTenant } from '../../../tenancy/tenants/tenants.repository.ts';
import { deleteOtherSessions, markSucceeded } from '../../session/session.repository.ts';
import { accountKey, startSignInAttempt } from '../../session/sign-in-attempt.service.ts';
import { findUser, updateUser } from '../../users/users.repository.ts';
import { requireAcceptablePassword } from '../acceptable-password.service.ts';
import { invalidateLinksOf } from '../password-links.repository.ts';

/** Requires the current password, in case the open session is used by another person; ends the other sessions. */
export async function changeOwnPassword(
  context: Context<UserActor, OwnTransactions>,
  { body }: Input<typeof passwordsApi.changeOwn>,
) {
  const { actor, sessionId, inTenant } = context;
  const { id, id_tenant } = actor;
  const withoutTenant: Context<VisitorActor, TenantLookup>['withoutTenant'] = (work) => inTenant(id_tenant, work);
  const attempt = await startSignInAttempt({ ...context, withoutTenant }, accountKey('own password', id), {
    kind: 'proof',
  });
  const user = await inTenant(id_tenant, (db) => findUser(db, id_tenant, id));
  if (!(await verifyPassword(user?.password_hash, body.current))) {
    const { current_password_wrong } = passwordErrors;
    const issues = [{ path: 'current', message: current_password_wrong.message }];
    throw new AppError(current_password_wrong, { issues });
  }

  const company = await inTenant(id_tenant, (db) => findTenant(db, id_tenant));
  requireAcceptablePassword(body.password, [user?.name, user?.email, user?.razao_social, company?.title]);
  const password_hash = await hashPassword(body.password);
  await inTenant(id_tenant, async (db) => {
    await updateUser(db, id_tenant, id, { password_hash });
    await deleteOtherSessions(db, id_tenant, id, sessionId);
    await invalidateLinksOf(db, id_tenant, id);
    await markSucceeded(db, attempt);
  });
  return { data: { changed: true as const } };
}
