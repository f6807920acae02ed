import { canEditOidc } from '@restitui/domain/accounts/oidc/oidc.access.ts';
import { oidcCallbackPath } from '@restitui/domain/accounts/oidc/oidc.api.ts';
import { oidcErrors } from '@restitui/domain/accounts/oidc/oidc.errors.ts';
import { tenantErrors } from '@restitui/domain/tenancy/tenants/tenants.errors.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { findTenant } from '../../../tenancy/tenants/tenants.repository.ts';
import { listProviders } from '../oidc.repository.ts';
import { toProviderResponse } from '../oidc-provider.wire.ts';

export async function readOidcSettings({ db, actor, tenant, platform }: Context) {
  requireAccess(canEditOidc(actor), oidcErrors.oidc_settings_denied);
  const company = required(await findTenant(db, tenant), tenantErrors.tenant_not_found);
  const providers = (await listProviders(db, tenant)).map(toProviderResponse);
  return { data: { redirectUri: `${platform.siteAddress(company)}/api${oidcCallbackPath}`, providers } };
}
