import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type pg from 'pg';
import type { Replica } from './db/replica.ts';
import { withLocatedTenant, withoutTenant, withTenant } from './db/tenant-scope.ts';
import { createSessionFinder } from './features/accounts/session/find-session.service.ts';
import { findTenantOfNotice } from './features/billing/boletos/boleto-notices.repository.ts';
import { hashNoticeToken } from './features/billing/boletos/notice-token.rules.ts';
import { createActivityRecorder } from './features/operations/activity-log/activity-recorder.service.ts';
import { findTenant } from './features/tenancy/tenants/tenants.repository.ts';
import type { AppServices } from './http/app-services.ts';
import type { WithoutTenant } from './kernel/context.ts';
import type { Platform } from './platform/platform.ts';

/** Connects the HTTP layer to features and database. */
export function createAppServices(pool: pg.Pool, platform: Platform, replica?: Replica): AppServices {
  const asNobody: WithoutTenant = (work) => withoutTenant(pool, work);
  const inTenant: AppServices['inTenant'] =
    ({ user, reach, mayBeOld }) =>
    (tenant, work) => {
      const scope = { tenant, user: user ?? undefined, reach };
      if (!mayBeOld || !replica) return withTenant(pool, scope, work);
      return replica.read((from) => withTenant(from, { ...scope, readOnly: true }, work));
    };
  return {
    platform,
    inTenant,
    withoutTenant: asNobody,
    activity: createActivityRecorder({ platform, inTenant: inTenant({ user: null }), withoutTenant: asNobody }),
    findSession: createSessionFinder({
      platform,
      inLocatedTenant: (lookup, work) => withLocatedTenant(pool, lookup, work),
    }),
    knowsWebhook: (token) =>
      asNobody(async (db) => (await findTenantOfNotice(db, hashNoticeToken(token))) !== undefined),
    tenantExists: rememberFound((id) => asNobody(async (db) => (await findTenant(db, id as TenantId)) !== undefined)),
  };
}

/** Remembers the ids that exist: no tenant is ever deleted, and an ADMIN names one with every request. */
function rememberFound(exists: (id: string) => Promise<boolean>): (id: string) => Promise<boolean> {
  const found = new Set<string>();
  return async (id) => {
    if (!found.has(id) && (await exists(id))) found.add(id);
    return found.has(id);
  };
}
