import { idleMessage, maxIdleMinutes } from '@restitui/domain/tenancy/security-settings/security-rules.ts';
import { canManageSecurity } from '@restitui/domain/tenancy/security-settings/security-settings.access.ts';
import type { securitySettingsApi } from '@restitui/domain/tenancy/security-settings/security-settings.api.ts';
import { securityErrors } from '@restitui/domain/tenancy/security-settings/security-settings.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import { AppError, requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { findTenant } from '../../tenants/tenants.repository.ts';
import { saveSecurityRules } from '../security-settings.repository.ts';
import { toSecuritySettings } from '../security-settings.wire.ts';

export async function saveSecuritySettings(
  { db, actor, tenant, platform }: Context,
  { body }: Input<typeof securitySettingsApi.save>,
) {
  requireAccess(canManageSecurity(actor), securityErrors.security_denied);
  const max = maxIdleMinutes(platform);
  if (body.idle_minutes > max) {
    const message = idleMessage(max);
    throw new AppError(wireErrors.invalid_input, { message, issues: [{ path: 'idle_minutes', message }] });
  }
  const updatedDate = platform.clock.now().toISOString();
  await saveSecurityRules(db, { ...body, id_tenant: tenant, id_user: actor.id, updatedDate });
  const isProvider = (await findTenant(db, tenant))?.isProvider ?? false;
  return { data: toSecuritySettings(body, { isProvider, ...platform }) };
}
