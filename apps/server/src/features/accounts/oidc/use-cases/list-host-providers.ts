import type { VisitorActor } from '../../../../kernel/actor.ts';
import type { Context, TenantLookup } from '../../../../kernel/context.ts';
import { tenantOfHost } from '../../../tenancy/tenants/host-tenant.rules.ts';
import { listTenants } from '../../../tenancy/tenants/tenants.repository.ts';
import { listProviders } from '../oidc.repository.ts';

export async function listHostProviders({ withoutTenant, inTenant, origin }: Context<VisitorActor, TenantLookup>) {
  const host = tenantOfHost(await withoutTenant(listTenants), origin.host);
  const rows = host ? await inTenant(host.id, (db) => listProviders(db, host.id)) : [];
  return { data: rows.filter(({ isActive }) => isActive).map(({ provider }) => provider) };
}
