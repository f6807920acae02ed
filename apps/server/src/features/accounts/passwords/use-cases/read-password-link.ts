import type { passwordsApi } from '@restitui/domain/accounts/passwords/passwords.api.ts';
import { passwordErrors } from '@restitui/domain/accounts/passwords/passwords.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { VisitorActor } from '../../../../kernel/actor.ts';
import { AppError, required } from '../../../../kernel/app-error.ts';
import type { Context, TenantLookup } from '../../../../kernel/context.ts';
import { markSucceeded } from '../../session/session.repository.ts';
import { findUser } from '../../users/users.repository.ts';
import { locateResetLink } from '../locate-reset-link.service.ts';
import { isOpenLink } from '../password-links.repository.ts';

/** Names the account of a link that can still be used, for its owner and for password managers. */
export async function readPasswordLink(
  context: Context<VisitorActor, TenantLookup>,
  { body }: Input<typeof passwordsApi.readLink>,
) {
  const { withoutTenant, inTenant, platform } = context;
  const { attempt, id, id_user, id_tenant } = await locateResetLink(context, body.token);
  const user = await inTenant(id_tenant, async (db) => {
    const isOpen = await isOpenLink(db, id_tenant, id, platform.clock.now().toISOString());
    if (!isOpen) throw new AppError(passwordErrors.link_invalid);
    return findUser(db, id_tenant, id_user);
  });
  const { email } = required(user, passwordErrors.link_invalid);
  await withoutTenant((db) => markSucceeded(db, attempt));
  return { data: { email } };
}
