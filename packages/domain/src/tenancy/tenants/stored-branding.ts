import type { Branding, Tenant } from './tenants.api.ts';

/** Returns the brand of a company as its own host shows it. */
export function storedBranding(tenant: Tenant): Branding {
  const { hosts: _, ...brand } = tenant;
  return {
    ...brand,
    contact: tenant,
    webHost: null,
    supportPhone: null,
    observationsUrl: null,
    configured: true,
    local: false,
  };
}
