import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { assessments } from '../../recovery/assessments/assessments.table.ts';
import { products } from '../../recovery/products/products.table.ts';
import { refundRequests } from './refund-requests.table.ts';

export type RefundRequestRow = typeof refundRequests.$inferSelect;

export function listRequests(db: Db, id_tenant: TenantId, id_apuracao: string): Promise<RefundRequestRow[]> {
  return db
    .select()
    .from(refundRequests)
    .where(and(eq(refundRequests.id_tenant, id_tenant), eq(refundRequests.id_apuracao, id_apuracao)));
}

/** Lists the requests of several assessments. */
export function listRequestsOf(db: Db, id_tenant: TenantId, ids: readonly string[]): Promise<RefundRequestRow[]> {
  return db
    .select()
    .from(refundRequests)
    .where(and(eq(refundRequests.id_tenant, id_tenant), inArray(refundRequests.id_apuracao, [...ids])));
}

/** Lists the requests under other assessments of a product, those of the newest assessment first. */
export function listRequestsElsewhere(db: Db, id_tenant: TenantId, id_product: string, id_apuracao: string) {
  return db
    .select({
      competencia: refundRequests.competencia,
      pagamento: refundRequests.pagamento,
      id_apuracao: refundRequests.id_apuracao,
      apuracao: assessments.name,
      situacao: refundRequests.situacao,
      data: refundRequests.data,
      protocolo: refundRequests.protocolo,
    })
    .from(refundRequests)
    .innerJoin(assessments, and(eq(assessments.id_tenant, id_tenant), eq(assessments.id, refundRequests.id_apuracao)))
    .where(
      and(
        eq(refundRequests.id_tenant, id_tenant),
        eq(assessments.id_product, id_product),
        ne(refundRequests.id_apuracao, id_apuracao),
        ne(refundRequests.situacao, 'A_PEDIR'),
      ),
    )
    .orderBy(desc(assessments.createdDate), desc(assessments.id));
}

/** Serializes requests for payments of the product until the transaction ends. */
export async function lockRequestsOfProduct(db: Db, id_tenant: TenantId, id_product: string): Promise<void> {
  await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id_tenant, id_tenant), eq(products.id, id_product)))
    .for('no key update');
}

/** Returns false when the stored version is not the preceding one, because of a concurrent change. */
export async function saveRequest(db: Db, row: RefundRequestRow): Promise<boolean> {
  const { id_apuracao: _a, id_tenant: _t, competencia: _c, pagamento: _p, ...kept } = row;
  const saved = await db
    .insert(refundRequests)
    .values(row)
    .onConflictDoUpdate({
      target: [
        refundRequests.id_tenant,
        refundRequests.id_apuracao,
        refundRequests.competencia,
        refundRequests.pagamento,
      ],
      set: kept,
      setWhere: eq(refundRequests.version, row.version - 1),
    })
    .returning({ version: refundRequests.version });
  return saved.length > 0;
}
