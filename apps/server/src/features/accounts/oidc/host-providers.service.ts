import type { IdentityProvider } from '@restitui/domain/accounts/oidc/identity-provider.ts';
import type { VisitorActor } from '../../../kernel/actor.ts';
import type { Context, TenantLookup } from '../../../kernel/context.ts';
import { tenantOfHost } from '../../tenancy/tenants/host-tenant.rules.ts';
import { listTenants } from '../../tenancy/tenants/tenants.repository.ts';
import { listProviders } from './oidc.repository.ts';

/** Returns the providers that the company of a host has turned on, in the order of their names. */
export async function listProvidersOfHost({
  withoutTenant,
  inTenant,
  origin,
}: Pick<Context<VisitorActor, TenantLookup>, 'withoutTenant' | 'inTenant' | 'origin'>): Promise<IdentityProvider[]> {
  const host = tenantOfHost(await withoutTenant(listTenants), origin.host);
  const rows = host ? await inTenant(host.id, (db) => listProviders(db, host.id)) : [];
  return rows.filter(({ isActive }) => isActive).map(({ provider }) => provider);
}
