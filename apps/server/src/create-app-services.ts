import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type pg from 'pg';
import type { Replica } from './db/replica.ts';
import { type Db, scopesWithin, withLocatedTenant, withoutTenant, withTenant } from './db/tenant-scope.ts';
import { createSessionFinder } from './features/accounts/session/find-session.service.ts';
import { findTenantOfNotice } from './features/billing/boletos/boleto-notices.repository.ts';
import { hashNoticeToken } from './features/billing/boletos/notice-token.rules.ts';
import { createActivityRecorder } from './features/operations/activity-log/activity-recorder.service.ts';
import { findTenant } from './features/tenancy/tenants/tenants.repository.ts';
import type { AppServices, FoundSession, SessionTransactions } from './http/app-services.ts';
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
  const knownTenants = rememberFound(async (db, id) => (await findTenant(db, id as TenantId)) !== undefined);
  const apart: SessionTransactions = {
    inTenant,
    tenantExists: (id) => knownTenants(id, asNobody),
  };
  const withSession = createSessionFinder({
    platform,
    inLocatedTenant: (lookup, work) => withLocatedTenant(pool, lookup, work),
  });
  return {
    platform,
    ...apart,
    withoutTenant: asNobody,
    activity: createActivityRecorder({ platform, inTenant: inTenant({ user: null }), withoutTenant: asNobody }),
    findSession: (token) => withSession(token, async (session) => session),
    inSession: (token, work) =>
      withSession(token, (session, db) =>
        work(session, db && session && !('idle' in session) ? within(db, session, knownTenants) : apart),
      ),
    hasReplica: replica !== undefined,
    knowsWebhook: (token) =>
      asNobody(async (db) => (await findTenantOfNotice(db, hashNoticeToken(token))) !== undefined),
  };
}

/** Continues the transaction that found a session: its tenant is that of the session until a scope is entered. */
function within(db: Db, { actor }: FoundSession, knownTenants: KnownTenants): SessionTransactions {
  const enter = scopesWithin(db, actor.id_tenant);
  return {
    inTenant:
      ({ reach }) =>
      (tenant, work) =>
        enter({ tenant, reach }, work),
    tenantExists: (id) => knownTenants(id, (work) => work(db)),
  };
}

type KnownTenants = (id: string, read: WithoutTenant) => Promise<boolean>;

/** Remembers the ids that exist: no tenant is ever deleted, and an ADMIN names one with every request. */
function rememberFound(exists: (db: Db, id: string) => Promise<boolean>): KnownTenants {
  const found = new Set<string>();
  return async (id, read) => {
    if (!found.has(id) && (await read((db) => exists(db, id)))) found.add(id);
    return found.has(id);
  };
}
