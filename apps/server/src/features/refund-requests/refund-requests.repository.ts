import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { refundRequests } from './refund-requests.table.ts';

export type RefundRequestRow = typeof refundRequests.$inferSelect;

export function listRequests(db: Db, id_tenant: TenantId, id_apuracao: string): Promise<RefundRequestRow[]> {
  return db
    .select()
    .from(refundRequests)
    .where(and(eq(refundRequests.id_tenant, id_tenant), eq(refundRequests.id_apuracao, id_apuracao)));
}

/** False when the stored one is no longer of the version before: somebody else was faster. */
export async function saveRequest(db: Db, row: RefundRequestRow): Promise<boolean> {
  const { id_apuracao: _a, id_tenant: _t, competencia: _c, pagamento: _p, ...kept } = row;
  const saved = await db
    .insert(refundRequests)
    .values(row)
    .onConflictDoUpdate({
      target: [refundRequests.id_apuracao, refundRequests.competencia, refundRequests.pagamento],
      set: kept,
      setWhere: eq(refundRequests.version, row.version - 1),
    })
    .returning({ version: refundRequests.version });
  return saved.length > 0;
}
