import { localHosts } from '@restitui/domain/tenancy/tenants/local-host.ts';
import type { TenantRow } from './tenants.repository.ts';

const bareName = (host: string) => host.replace(/^(web|www|dev)\./, '');

/** Returns the tenant of a host: by its domain, with or without web., www. or dev., or by a listed host name. */
export function tenantOfHost(tenants: readonly TenantRow[], host: string): TenantRow | undefined {
  if (localHosts.includes(host)) return tenants.find((tenant) => tenant.isProvider);
  const bare = bareName(host);
  return tenants.find((tenant) => [host, bare].some((name) => tenant.domain === name || tenant.hosts.includes(name)));
}

/** Returns the tenant that already uses the name, ignoring web., www. and dev. */
export function tenantUsingName(tenants: readonly TenantRow[], name: string): TenantRow | undefined {
  return tenants.find(({ domain, hosts }) => [domain ?? '', ...hosts].map(bareName).includes(bareName(name)));
}
