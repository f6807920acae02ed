import { secondFactorErrors } from '@restitui/domain/accounts/second-factor/second-factor.errors.ts';
import type { sessionApi } from '@restitui/domain/accounts/session/session.api.ts';
import { sessionErrors } from '@restitui/domain/accounts/session/session.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { VisitorActor } from '../../../../kernel/actor.ts';
import { AppError } from '../../../../kernel/app-error.ts';
import type { Context, TenantLookup } from '../../../../kernel/context.ts';
import { verifyPassword } from '../../../../platform/passwords.ts';
import { tenantOfHost } from '../../../tenancy/tenants/host-tenant.rules.ts';
import { listTenants } from '../../../tenancy/tenants/tenants.repository.ts';
import { challengeFor } from '../../second-factor/challenge.service.ts';
import { findUser, type UserRow } from '../../users/users.repository.ts';
import { openStaffSession } from '../open-session.service.ts';
import { locateAccount, markSucceeded } from '../session.repository.ts';
import { accountKey, startSignInAttempt } from '../sign-in-attempt.service.ts';

/**
 * Gives an unknown e-mail and a wrong password the same response; other refusals are reported only after a correct
 * password.
 */
export async function signIn(
  context: Context<VisitorActor, TenantLookup>,
  { body: { email, password } }: Input<typeof sessionApi.login>,
) {
  const { withoutTenant, inTenant, origin } = context;
  const attempt = await startSignInAttempt(context, accountKey(email));

  const tenants = await withoutTenant(listTenants);
  const host = tenantOfHost(tenants, origin.host);
  const located = await withoutTenant((db) => locateAccount(db, email, host?.id ?? ''));
  const user = located && (await inTenant(located.id_tenant, (db) => findUser(db, located.id_tenant, located.id_user)));
  const succeeded = await verifyPassword(user?.password_hash, password);

  if (!user || !located || !succeeded) throw new AppError(sessionErrors.wrong_credentials);
  await withoutTenant((db) => markSucceeded(db, attempt));
  rejectIfNotAllowed(user, host);

  const challenge = await challengeFor(context, located, 'sign-in');
  if (challenge) throw new AppError(secondFactorErrors.second_factor_required, { data: challenge });
  return openStaffSession(context, { id_tenant: located.id_tenant, user, method: 'password' });
}

function rejectIfNotAllowed(user: UserRow, host: { id: string; title: string } | undefined): void {
  if (user.suspendedAt !== null) throw new AppError(sessionErrors.user_suspended);
  if (!user.isAccepted) throw new AppError(sessionErrors.user_not_accepted);
  if (!host) throw new AppError(sessionErrors.unknown_host);
  if (user.typeUser === 'USUARIO' && user.id_tenant !== host.id) {
    const message = sessionErrors.wrong_tenant.message.replace('{title}', host.title);
    throw new AppError(sessionErrors.wrong_tenant, { message });
  }
}
