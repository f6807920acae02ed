import { webHostOf } from '@restitui/domain/tenancy/tenants/host-guards.ts';
import type { LandingVariant } from '@restitui/domain/tenancy/tenants/landing-variant.ts';
import { isLocalHost } from '@restitui/domain/tenancy/tenants/local-host.ts';
import type { Branding } from '@restitui/domain/tenancy/tenants/tenants.api.ts';
import type { VisitorActor } from '../../../kernel/actor.ts';
import type { Context, TenantLookup } from '../../../kernel/context.ts';
import { tenantOfHost } from './host-tenant.rules.ts';
import { tenantOfSite } from './site-tenant.rules.ts';
import { listTenants } from './tenants.repository.ts';

/** Returns the brand that a host, or a landing page, shows before sign-in; undefined while there is no company. */
export async function readHostBranding(
  {
    withoutTenant,
    origin,
    platform,
  }: Pick<Context<VisitorActor, TenantLookup>, 'withoutTenant' | 'origin' | 'platform'>,
  landing?: LandingVariant,
): Promise<Branding | undefined> {
  const tenants = await withoutTenant(listTenants);
  const ofHost = tenantOfHost(tenants, origin.host);
  const tenant = tenantOfSite(tenants, { host: origin.host, landing });
  if (!tenant) return undefined;
  const { hosts, ...brand } = tenant;
  return {
    ...brand,
    contact: brand,
    webHost: webHostOf(ofHost?.hosts ?? []),
    configured: ofHost !== undefined,
    local: isLocalHost(origin.host),
    supportPhone: platform.supportPhone,
    observationsUrl: platform.observationsUrl,
  };
}
