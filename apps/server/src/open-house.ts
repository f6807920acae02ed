import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type pg from 'pg';
import { withoutTenant, withTenant } from './db/tenant-scope.ts';
import { findSessionBy } from './features/session/find-session.ts';
import { findTenant } from './features/tenants/tenants.repository.ts';
import type { House } from './http/house.ts';
import type { WithoutTenant } from './kernel/context.ts';
import type { Platform } from './platform/platform.ts';

/** What the edge needs of features and database. */
export function openHouse(pool: pg.Pool, platform: Platform): House {
  const asNobody: WithoutTenant = (work) => withoutTenant(pool, work);
  const inTenant: House['inTenant'] =
    ({ user, reach }) =>
    (tenant, work) =>
      withTenant(pool, { tenant, user: user ?? undefined, reach }, work);
  return {
    platform,
    inTenant,
    withoutTenant: asNobody,
    findSession: findSessionBy({ platform, inTenant, withoutTenant: asNobody }),
    tenantExists: (id) => asNobody(async (db) => (await findTenant(db, id as TenantId)) !== undefined),
  };
}
