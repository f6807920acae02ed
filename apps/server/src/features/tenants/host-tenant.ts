import type { TenantRow } from './tenants.repository.ts';

const localHosts = ['localhost', '127.0.0.1', '::1'];

/** localhost and its kin (decision D-42). */
export function isLocalHost(host: string): boolean {
  return localHosts.includes(host) || host.endsWith('.localhost');
}

/** The tenant that a host belongs to: by its domain, with or without web., www. or dev., or by a listed host. */
export function tenantOfHost(tenants: readonly TenantRow[], host: string): TenantRow | undefined {
  if (localHosts.includes(host)) return tenants.find((tenant) => tenant.isProvider);
  const bare = host.replace(/^(web|www|dev)\./, '');
  return tenants.find((tenant) => [host, bare].some((name) => tenant.domain === name || tenant.hosts.includes(name)));
}
