import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { refundSlices } from './simples-analysis.table.ts';

export type RefundSliceRow = typeof refundSlices.$inferSelect;

/** Replaces the slices of an assessment. */
export async function replaceRefundSlices(
  db: Db,
  id_tenant: TenantId,
  id_apuracao: string,
  slices: RefundSliceRow[],
): Promise<void> {
  await db
    .delete(refundSlices)
    .where(and(eq(refundSlices.id_tenant, id_tenant), eq(refundSlices.id_apuracao, id_apuracao)));
  if (slices.length > 0) await db.insert(refundSlices).values(slices);
}
