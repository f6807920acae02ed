import { type oidcApi, oidcCallbackPath } from '@restitui/domain/accounts/oidc/oidc.api.ts';
import { oidcErrors } from '@restitui/domain/accounts/oidc/oidc.errors.ts';
import { sessionErrors } from '@restitui/domain/accounts/session/session.errors.ts';
import { isLocalHost } from '@restitui/domain/tenancy/tenants/local-host.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import type { VisitorActor } from '../../../../kernel/actor.ts';
import { AppError, required } from '../../../../kernel/app-error.ts';
import type { Context, TenantLookup } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/new-id.ts';
import { OidcError } from '../../../../platform/identity-providers.ts';
import { tenantOfHost } from '../../../tenancy/tenants/host-tenant.rules.ts';
import { listTenants } from '../../../tenancy/tenants/tenants.repository.ts';
import { hashToken } from '../../session/token.rules.ts';
import { findProvider, insertSignIn } from '../oidc.repository.ts';
import { clientOf } from '../oidc-client.service.ts';

const signInMilliseconds = 10 * 60_000;

/** Stores state, nonce and PKCE verifier, and returns the address at which the person signs in. */
export async function startProviderSignIn(
  { withoutTenant, inTenant, origin, platform }: Context<VisitorActor, TenantLookup>,
  { body }: Input<typeof oidcApi.start>,
) {
  const wait = await platform.providerSignIns.take(origin.address);
  if (wait > 0) throw new AppError(sessionErrors.too_many_attempts, { retryAfter: wait });
  const { id: id_tenant } = required(
    tenantOfHost(await withoutTenant(listTenants), origin.host),
    sessionErrors.unknown_host,
  );
  const redirectUri = redirectUriOf(body.origin, origin.host);
  const registration = await inTenant(id_tenant, (db) => findProvider(db, id_tenant, body.provider));
  const client = registration?.isActive ? clientOf(platform, registration) : undefined;

  const started = await platform.identityProviders
    .authorize(required(client, oidcErrors.oidc_not_configured), redirectUri)
    .catch((error) => {
      throw error instanceof OidcError ? new AppError(oidcErrors.oidc_unavailable) : error;
    });
  const now = platform.clock.now();
  const id = newId();
  const row = {
    ...{ id, id_tenant, provider: body.provider, redirectUri, nonce: started.nonce },
    state_hash: hashToken(started.state),
    verifier_sealed: platform.sealedTexts.seal(started.verifier, id),
    browser_hash: body.challenge,
    createdDate: now.toISOString(),
    expiresAt: new Date(now.getTime() + signInMilliseconds).toISOString(),
  };
  await inTenant(id_tenant, (db) => insertSignIn(db, row));
  return { data: { url: started.url } };
}

/** The page's own address, which knows scheme and port behind a proxy; it must be of the request's host. */
function redirectUriOf(page: string, host: string): string {
  const { protocol, hostname: named, origin } = new URL(page);
  const hostname = named.replace(/^\[(.*)\]$/, '$1');
  const isSecure = protocol === 'https:' || (protocol === 'http:' && isLocalHost(hostname));
  if (hostname !== host || !isSecure) throw new AppError(wireErrors.invalid_input);
  return `${origin}/api${oidcCallbackPath}`;
}
