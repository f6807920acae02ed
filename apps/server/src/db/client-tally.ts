import type { ClientStatus } from '@restitui/domain/crm/clients/client-status.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { clientTallies } from '../features/insights/dashboards/figures.table.ts';
import type { Db } from './tenant-scope.ts';

/** Returns the number of all clients of a tenant, or of those with a status; the sample company is in none. */
export function tallyOfClients(db: Db, id_tenant: TenantId, status: ClientStatus | undefined): SQL<number> {
  const ofStatus = status && eq(clientTallies.status, status);
  const tallied = db
    .select({ n: sql`coalesce(sum(${clientTallies.clientes}), 0)` })
    .from(clientTallies)
    .where(and(eq(clientTallies.id_tenant, id_tenant), ofStatus));
  return sql`(${tallied})::int`;
}
