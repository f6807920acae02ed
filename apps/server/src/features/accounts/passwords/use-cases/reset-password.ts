import type { passwordsApi } from '@restitui/domain/accounts/passwords/passwords.api.ts';
import { passwordErrors } from '@restitui/domain/accounts/passwords/passwords.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { VisitorActor } from '../../../../kernel/actor.ts';
import { AppError } from '../../../../kernel/app-error.ts';
import type { Context, TenantLookup } from '../../../../kernel/context.ts';
import { hashPassword } from '../../../../platform/passwords.ts';
import { findTenant } from '../../../tenancy/tenants/tenants.repository.ts';
import { deleteSessionsOf, markSucceeded } from '../../session/session.repository.ts';
import { findUser, updateUser } from '../../users/users.repository.ts';
import { requireAcceptablePassword } from '../acceptable-password.service.ts';
import { locateResetLink } from '../locate-reset-link.service.ts';
import { consumeLink } from '../password-links.repository.ts';

/** Uses up the link, changes the password and ends every session of the user, in one transaction. */
export async function resetPassword(
  context: Context<VisitorActor, TenantLookup>,
  { body }: Input<typeof passwordsApi.reset>,
) {
  const { withoutTenant, inTenant, platform } = context;
  const { attempt, id, id_user, id_tenant } = await locateResetLink(context, body.token);

  const user = await inTenant(id_tenant, (db) => findUser(db, id_tenant, id_user));
  const company = await inTenant(id_tenant, (db) => findTenant(db, id_tenant));
  requireAcceptablePassword(body.password, [user?.name, user?.email, user?.razao_social, company?.title]);
  const password_hash = await hashPassword(body.password);
  await inTenant(id_tenant, async (db) => {
    const isSpent = await consumeLink(db, id_tenant, id, platform.clock.now().toISOString());
    if (!isSpent) throw new AppError(passwordErrors.link_invalid);
    await updateUser(db, id_tenant, id_user, { password_hash });
    await deleteSessionsOf(db, id_tenant, id_user);
  });
  await withoutTenant((db) => markSucceeded(db, attempt));
  return { data: { changed: true as const } };
}
