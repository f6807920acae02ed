import type { passwordsApi } from '@restitui/domain/passwords/passwords.api.ts';
import { passwordErrors } from '@restitui/domain/passwords/passwords.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, required } from '../../../kernel/app-error.ts';
import type { PublicContext } from '../../../kernel/context.ts';
import { hashPassword } from '../../../platform/passwords.ts';
import { deleteSessionsOf, markSucceeded } from '../../session/session.repository.ts';
import { accountKey, beginAttempt } from '../../session/sign-in-attempt.ts';
import { hashToken } from '../../session/token.ts';
import { updateUser } from '../../users/users.repository.ts';
import { locatePasswordLink, spendLink } from '../password-links.repository.ts';

/** The link is spent, the password changed and every session of the person ended, or nothing of it happens. */
export async function resetPassword(context: PublicContext, { body }: Input<typeof passwordsApi.reset>) {
  const { withoutTenant, inTenant, origin, platform } = context;
  const attempt = await beginAttempt(context, accountKey('reset', origin.address));
  const located = await withoutTenant((db) => locatePasswordLink(db, hashToken(body.token)));
  const { id, id_user, id_tenant } = required(located, passwordErrors.link_invalid);

  const password_hash = await hashPassword(body.password);
  await inTenant(id_tenant, async (db) => {
    const isSpent = await spendLink(db, id_tenant, id, platform.clock.now().toISOString());
    if (!isSpent) throw new AppError(passwordErrors.link_invalid);
    await updateUser(db, id_tenant, id_user, { password_hash });
    await deleteSessionsOf(db, id_tenant, id_user);
  });
  await withoutTenant((db) => markSucceeded(db, attempt));
  return { data: { changed: true as const } };
}
