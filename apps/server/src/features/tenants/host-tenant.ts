import { localHosts } from '@restitui/domain/tenants/local-host.ts';
import type { TenantRow } from './tenants.repository.ts';

const bareName = (host: string) => host.replace(/^(web|www|dev)\./, '');

/** The tenant that a host belongs to: by its domain, with or without web., www. or dev., or by a listed host. */
export function tenantOfHost(tenants: readonly TenantRow[], host: string): TenantRow | undefined {
  if (localHosts.includes(host)) return tenants.find((tenant) => tenant.isProvider);
  const bare = bareName(host);
  return tenants.find((tenant) => [host, bare].some((name) => tenant.domain === name || tenant.hosts.includes(name)));
}

/** The one of these tenants that a name, bare of web., www. and dev., would be taken from. */
export function holderOf(tenants: readonly TenantRow[], name: string): TenantRow | undefined {
  return tenants.find(({ domain, hosts }) => [domain ?? '', ...hosts].map(bareName).includes(bareName(name)));
}
