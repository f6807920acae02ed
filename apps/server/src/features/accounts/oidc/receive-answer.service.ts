import { oidcFragment } from '@restitui/domain/accounts/oidc/oidc.api.ts';
import type { OidcRefusal } from '@restitui/domain/accounts/oidc/oidc.errors.ts';
import type { VisitorActor } from '../../../kernel/actor.ts';
import type { Context, TenantLookup } from '../../../kernel/context.ts';
import { OidcError } from '../../../platform/identity-providers.ts';
import { tenantOfHost } from '../../tenancy/tenants/host-tenant.rules.ts';
import { listTenants } from '../../tenancy/tenants/tenants.repository.ts';
import { hashToken, newToken } from '../session/token.rules.ts';
import { matchAccount } from './match-account.service.ts';
import { findProvider, storeOutcome, takeAnswer } from './oidc.repository.ts';
import { clientOf } from './oidc-client.service.ts';

const ticketMilliseconds = 2 * 60_000;

type Visitor = Context<VisitorActor, TenantLookup>;
type Started = NonNullable<Awaited<ReturnType<typeof takeAnswer>>>;
type Outcome = { id_user: string | null; refusal: OidcRefusal | null };

/**
 * Takes the provider's answer and returns the page to go to. Its fragment carries a one-time ticket, never a token; a
 * refusal is told by the exchange of the ticket, so that only the browser that began learns it.
 */
export async function receiveProviderAnswer(context: Visitor, query: URLSearchParams): Promise<string> {
  const { withoutTenant, inTenant, origin, platform } = context;
  const host = tenantOfHost(await withoutTenant(listTenants), origin.host);
  const ticket = newToken();
  const page = `/signin#${oidcFragment}=${ticket}`;
  if (!host) return page;

  const now = platform.clock.now();
  const state_hash = hashToken(query.get('state') ?? '');
  const started = await inTenant(host.id, (db) => takeAnswer(db, host.id, state_hash, now.toISOString()));
  if (!started) return page;

  const outcome = await outcomeOf(context, started, query);
  const expiresAt = new Date(platform.clock.now().getTime() + ticketMilliseconds).toISOString();
  const ticket_hash = hashToken(ticket);
  await inTenant(host.id, (db) => storeOutcome(db, host.id, started.id, { ...outcome, ticket_hash, expiresAt }));
  return page;
}

async function outcomeOf(context: Visitor, started: Started, query: URLSearchParams): Promise<Outcome> {
  const { id_tenant, provider, nonce, verifier_sealed } = started;
  const { inTenant, platform } = context;
  const registration = await inTenant(id_tenant, (db) => findProvider(db, id_tenant, provider));
  const client = registration?.isActive ? clientOf(platform, registration) : undefined;
  const verifier = platform.sealedTexts.open(verifier_sealed, started.id);
  if (!registration || !client || verifier === undefined) return refused('oidc_rejected');

  // The stored address, not that of the request, which a proxy or a caller may have changed.
  const answer = new URL(`${started.redirectUri}?${query}`);
  try {
    const state = query.get('state') ?? '';
    const identity = await platform.identityProviders.identify(client, answer, { state, nonce, verifier });
    const matched = await matchAccount(context, registration, identity);
    return 'user' in matched ? { id_user: matched.user.id, refusal: null } : refused(matched.refusal);
  } catch (error) {
    if (error instanceof OidcError) return refused(`oidc_${error.reason}`);
    throw error;
  }
}

const refused = (refusal: OidcRefusal): Outcome => ({ id_user: null, refusal });
