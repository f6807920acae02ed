import type { tenantsApi } from '@restitui/domain/tenants/tenants.api.ts';
import type { Answering } from '@restitui/domain/wire/endpoint.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import { required } from '../../../kernel/app-error.ts';
import type { PublicContext } from '../../../kernel/context.ts';
import { isLocalHost, tenantOfHost } from '../host-tenant.ts';
import { listTenants } from '../tenants.repository.ts';

/** An unknown host shows the provider's brand. */
export async function readBranding({
  withoutTenant,
  origin,
}: PublicContext): Promise<Answering<typeof tenantsApi.branding>> {
  const tenants = await withoutTenant(listTenants);
  const ofHost = tenantOfHost(tenants, origin.host);
  const tenant = required(ofHost ?? tenants.find((row) => row.isProvider), wireErrors.not_found);
  return { data: { ...tenant, configured: ofHost !== undefined, local: isLocalHost(origin.host) } };
}
