import type { LandingVariant } from '@restitui/domain/tenants/branding-edit.ts';
import { tenantOfHost } from './host-tenant.ts';
import type { TenantRow } from './tenants.repository.ts';

interface Visited {
  host: string;
  /** Of a page that shows one fixed brand, whatever the host. */
  landing?: LandingVariant | undefined;
}

/** Whose site a visitor reads: an unknown host, and a landing page that no tenant took, are the provider's. */
export function siteTenant(tenants: readonly TenantRow[], { host, landing }: Visited): TenantRow | undefined {
  const wanted = landing ? tenants.find((row) => row.landing === landing) : tenantOfHost(tenants, host);
  return wanted ?? tenants.find((row) => row.isProvider);
}
