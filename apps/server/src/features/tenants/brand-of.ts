import type { LandingVariant } from '@restitui/domain/tenants/branding-edit.ts';
import { webHostOf } from '@restitui/domain/tenants/host-guards.ts';
import { isLocalHost } from '@restitui/domain/tenants/local-host.ts';
import type { Branding } from '@restitui/domain/tenants/tenants.api.ts';
import type { PublicContext } from '../../kernel/context.ts';
import { tenantOfHost } from './host-tenant.ts';
import { siteTenant } from './site-tenant.ts';
import { listTenants } from './tenants.repository.ts';

/** What a host shows before anybody signs in; of a landing page, its brand. Nothing while there is no company at all. */
export async function brandOf(
  { withoutTenant, origin, platform }: Pick<PublicContext, 'withoutTenant' | 'origin' | 'platform'>,
  landing?: LandingVariant,
): Promise<Branding | undefined> {
  const tenants = await withoutTenant(listTenants);
  const ofHost = tenantOfHost(tenants, origin.host);
  const tenant = siteTenant(tenants, { host: origin.host, landing });
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
