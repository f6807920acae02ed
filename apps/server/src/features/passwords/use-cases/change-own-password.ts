import type { passwordsApi } from '@restitui/domain/passwords/passwords.api.ts';
import { passwordErrors } from '@restitui/domain/passwords/passwords.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { PublicContext, StaffSession } from '../../../kernel/context.ts';
import { hashPassword, verifyPassword } from '../../../platform/passwords.ts';
import { deleteOtherSessions, markSucceeded } from '../../session/session.repository.ts';
import { accountKey, beginAttempt } from '../../session/sign-in-attempt.ts';
import { findUser, updateUser } from '../../users/users.repository.ts';
import { spendLinksOf } from '../password-links.repository.ts';

/** Whoever sits at an open session still needs the password; the others end. */
export async function changeOwnPassword(session: StaffSession, { body }: Input<typeof passwordsApi.changeOwn>) {
  const { actor, sessionId, inTenant } = session;
  const { id, id_tenant } = actor;
  const withoutTenant: PublicContext['withoutTenant'] = (work) => inTenant(id_tenant, work);
  const attempt = await beginAttempt({ ...session, withoutTenant }, accountKey('own password', id));
  const user = await inTenant(id_tenant, (db) => findUser(db, id_tenant, id));
  if (!(await verifyPassword(user?.password_hash, body.current))) {
    const { current_password_wrong } = passwordErrors;
    const issues = [{ path: 'current', message: current_password_wrong.message }];
    throw new AppError(current_password_wrong, { issues });
  }

  const password_hash = await hashPassword(body.password);
  await inTenant(id_tenant, async (db) => {
    await updateUser(db, id_tenant, id, { password_hash });
    await deleteOtherSessions(db, id_tenant, id, sessionId);
    await spendLinksOf(db, id_tenant, id);
    await markSucceeded(db, attempt);
  });
  return { data: { changed: true as const } };
}
