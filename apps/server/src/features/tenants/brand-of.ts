import type { LandingVariant } from '@restitui/domain/tenants/branding-edit.ts';
import { webHostOf } from '@restitui/domain/tenants/host-guards.ts';
import { isLocalHost } from '@restitui/domain/tenants/local-host.ts';
import type { Branding } from '@restitui/domain/tenants/tenants.api.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import { required } from '../../kernel/app-error.ts';
import type { PublicContext } from '../../kernel/context.ts';
import { tenantOfHost } from './host-tenant.ts';
import { siteTenant } from './site-tenant.ts';
import { listTenants } from './tenants.repository.ts';

/** What a host shows before anybody signs in; of a landing page, its brand. */
export async function brandOf(
  { withoutTenant, origin, platform }: Pick<PublicContext, 'withoutTenant' | 'origin' | 'platform'>,
  landing?: LandingVariant,
): Promise<Branding> {
  const tenants = await withoutTenant(listTenants);
  const ofHost = tenantOfHost(tenants, origin.host);
  const tenant = required(siteTenant(tenants, { host: origin.host, landing }), wireErrors.not_found);
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
