import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { commissionRequests } from './commission-requests.table.ts';

export type CommissionRequestRow = typeof commissionRequests.$inferSelect;

export async function insertCommissionRequest(db: Db, request: typeof commissionRequests.$inferInsert): Promise<void> {
  await db.insert(commissionRequests).values(request);
}

export async function findCommissionRequest(
  db: Db,
  id_tenant: TenantId,
  id_user: string,
): Promise<CommissionRequestRow | undefined> {
  const [row] = await db
    .select()
    .from(commissionRequests)
    .where(and(eq(commissionRequests.id_tenant, id_tenant), eq(commissionRequests.id_user, id_user)));
  return row;
}

export async function storeCommissionDecision(
  db: Db,
  { id_tenant, id_user }: Pick<CommissionRequestRow, 'id_tenant' | 'id_user'>,
  decision: Required<Pick<CommissionRequestRow, 'decisao' | 'motivo' | 'id_decider' | 'decidedAt'>>,
): Promise<void> {
  await db
    .update(commissionRequests)
    .set(decision)
    .where(and(eq(commissionRequests.id_tenant, id_tenant), eq(commissionRequests.id_user, id_user)));
}
