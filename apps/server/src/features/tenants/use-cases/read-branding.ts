import { webHostOf } from '@restitui/domain/tenants/host-guards.ts';
import { isLocalHost } from '@restitui/domain/tenants/local-host.ts';
import type { tenantsApi } from '@restitui/domain/tenants/tenants.api.ts';
import type { Answering, Input } from '@restitui/domain/wire/endpoint.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import { required } from '../../../kernel/app-error.ts';
import type { PublicContext } from '../../../kernel/context.ts';
import { tenantOfHost } from '../host-tenant.ts';
import { siteTenant } from '../site-tenant.ts';
import { listTenants } from '../tenants.repository.ts';

/** An unknown host shows the provider's brand, and so does a landing page that no tenant took. */
export async function readBranding(
  { withoutTenant, origin, platform: { supportPhone, observationsUrl } }: PublicContext,
  { query: { landing } }: Input<typeof tenantsApi.branding>,
): Promise<Answering<typeof tenantsApi.branding>> {
  const tenants = await withoutTenant(listTenants);
  const ofHost = tenantOfHost(tenants, origin.host);
  const tenant = required(siteTenant(tenants, { host: origin.host, landing }), wireErrors.not_found);
  const { hosts, ...brand } = tenant;
  return {
    data: {
      ...brand,
      contact: brand,
      webHost: webHostOf(ofHost?.hosts ?? []),
      configured: ofHost !== undefined,
      local: isLocalHost(origin.host),
      supportPhone,
      observationsUrl,
    },
  };
}
