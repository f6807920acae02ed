import type { OidcRefusal } from '@restitui/domain/accounts/oidc/oidc.errors.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { VisitorActor } from '../../../kernel/actor.ts';
import type { Context, TenantLookup } from '../../../kernel/context.ts';
import type { OidcClaims } from '../../../platform/identity-providers.ts';
import { locateAccount } from '../session/session.repository.ts';
import { findUser, findUserByEmail, type UserRow } from '../users/users.repository.ts';
import { bindIdentity, findIdentity, type ProviderRow } from './oidc.repository.ts';
import { domainOf, verifiedEmailOf } from './verified-email.rules.ts';

type Outcome = { user: UserRow } | { refusal: OidcRefusal };

/**
 * Finds the account of a verified identity within the tenant and binds it at its first sign-in: by issuer and subject,
 * else by an e-mail that the provider vouches for. Creates no account.
 */
export async function matchAccount(
  { inTenant, withoutTenant, platform }: Context<VisitorActor, TenantLookup>,
  registration: ProviderRow,
  { issuer, subject, claims }: OidcClaims,
): Promise<Outcome> {
  const { id_tenant, provider, domains } = registration;
  const email = verifiedEmailOf(provider, claims);
  if (!email) return { refusal: 'oidc_unverified_email' };
  if (domains.length > 0 && !domains.includes(domainOf(email))) return { refusal: 'oidc_domain_denied' };

  const outcome = await inTenant(id_tenant, async (db): Promise<Outcome> => {
    const identity = await findIdentity(db, id_tenant, issuer, subject);
    const user = identity
      ? await findUser(db, id_tenant, identity.id_user)
      : await findUserByEmail(db, id_tenant, email);
    if (!user) return { refusal: 'oidc_unknown_account' };
    if (!user.isAccepted) return { refusal: 'user_not_accepted' };
    if (identity) return { user };
    const createdDate = platform.clock.now().toISOString();
    const isBound = await bindIdentity(db, { id_tenant, issuer, subject, id_user: user.id, createdDate });
    return isBound ? { user } : { refusal: 'oidc_other_identity' };
  });
  if (!('refusal' in outcome) || outcome.refusal !== 'oidc_unknown_account') return outcome;
  return (await isElsewhere(withoutTenant, id_tenant, email)) ? { refusal: 'wrong_tenant' } : outcome;
}

/** The person has proven the e-mail, so the refusal may tell that the account is of another company. */
async function isElsewhere(
  withoutTenant: TenantLookup['withoutTenant'],
  id_tenant: TenantId,
  email: string,
): Promise<boolean> {
  const located = await withoutTenant((db) => locateAccount(db, email, id_tenant));
  return located !== undefined && located.id_tenant !== id_tenant;
}
