import type { LandingVariant } from '@restitui/domain/tenancy/tenants/landing-variant.ts';
import { tenantOfHost } from './host-tenant.rules.ts';
import type { TenantRow } from './tenants.repository.ts';

interface Visited {
  host: string;
  /** Set for a landing page, which shows one fixed brand on every host. */
  landing?: LandingVariant | undefined;
}

/** Returns the tenant of a site. An unknown host and a landing page without a tenant belong to the provider. */
export function tenantOfSite(tenants: readonly TenantRow[], { host, landing }: Visited): TenantRow | undefined {
  const wanted = landing ? tenants.find((row) => row.landing === landing) : tenantOfHost(tenants, host);
  return wanted ?? tenants.find((row) => row.isProvider);
}
