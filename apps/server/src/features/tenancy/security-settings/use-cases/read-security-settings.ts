import { canManageSecurity } from '@restitui/domain/tenancy/security-settings/security-settings.access.ts';
import { securityErrors } from '@restitui/domain/tenancy/security-settings/security-settings.errors.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { findTenant } from '../../tenants/tenants.repository.ts';
import { securityRulesOf } from '../security-rules.service.ts';
import { toSecuritySettings } from '../security-settings.wire.ts';

export async function readSecuritySettings({ db, actor, tenant, platform }: Context) {
  requireAccess(canManageSecurity(actor), securityErrors.security_denied);
  const isProvider = (await findTenant(db, tenant))?.isProvider ?? false;
  return { data: toSecuritySettings(await securityRulesOf(platform, db, tenant), { isProvider, ...platform }) };
}
