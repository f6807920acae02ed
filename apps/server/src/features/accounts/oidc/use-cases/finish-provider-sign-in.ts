import { createHash } from 'node:crypto';
import type { oidcApi } from '@restitui/domain/accounts/oidc/oidc.api.ts';
import { oidcErrors, oidcRefusals } from '@restitui/domain/accounts/oidc/oidc.errors.ts';
import { secondFactorErrors } from '@restitui/domain/accounts/second-factor/second-factor.errors.ts';
import { sessionErrors } from '@restitui/domain/accounts/session/session.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { VisitorActor } from '../../../../kernel/actor.ts';
import { AppError, required } from '../../../../kernel/app-error.ts';
import type { Context, TenantLookup } from '../../../../kernel/context.ts';
import { tenantOfHost } from '../../../tenancy/tenants/host-tenant.rules.ts';
import { listTenants } from '../../../tenancy/tenants/tenants.repository.ts';
import { challengeFor } from '../../second-factor/challenge.service.ts';
import { openStaffSession } from '../../session/open-session.service.ts';
import { hashToken } from '../../session/token.rules.ts';
import { findUser } from '../../users/users.repository.ts';
import { takeOutcome } from '../oidc.repository.ts';

const refusals = { ...oidcErrors, ...sessionErrors };

/** Exchanges the ticket for a session, once, and only with the secret of the browser that began. */
export async function finishProviderSignIn(
  context: Context<VisitorActor, TenantLookup>,
  { body }: Input<typeof oidcApi.finish>,
) {
  const { withoutTenant, inTenant, origin, platform } = context;
  const host = required(tenantOfHost(await withoutTenant(listTenants), origin.host), sessionErrors.unknown_host);
  const hashes = {
    ticket: hashToken(body.ticket),
    browser: createHash('sha256').update(body.verifier).digest('base64url'),
  };
  const now = platform.clock.now().toISOString();
  const taken = await inTenant(host.id, (db) => takeOutcome(db, host.id, hashes, now));
  const { refusal, id_user } = required(taken, oidcErrors.oidc_expired);
  const reason = oidcRefusals.find((code) => code === refusal);
  if (reason)
    throw new AppError(refusals[reason], { message: refusals[reason].message.replace('{title}', host.title) });

  const found = await inTenant(host.id, async (db) => (id_user ? findUser(db, host.id, id_user) : undefined));
  const user = required(found, oidcErrors.oidc_expired);
  if (user.suspendedAt !== null) throw new AppError(sessionErrors.user_suspended);
  if (!user.isAccepted) throw new AppError(sessionErrors.user_not_accepted);
  const account = { id_tenant: host.id, id_user: user.id };
  const challenge = await challengeFor(context, account, 'sign-in');
  if (challenge) throw new AppError(secondFactorErrors.second_factor_required, { data: challenge });
  return openStaffSession(context, { id_tenant: host.id, user, method: 'oidc' });
}
