import { integerCents } from '@restitui/brazil/money.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { ReviewedProduct } from '@restitui/tax-engine/engine-types.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { simplesReviews } from './simples-reviews.table.ts';

export type Review = typeof simplesReviews.$inferSelect;

export async function insertReviews(
  db: Db,
  id_tenant: TenantId,
  id_run: string,
  products: readonly ReviewedProduct[],
): Promise<void> {
  if (products.length === 0) return;
  const rows = products.map(({ valor, ...product }, posicao) => ({
    ...product,
    centavos: integerCents(valor),
    posicao,
    id_run,
    id_tenant,
  }));
  await db.insert(simplesReviews).values(rows);
}

export function listReviews(db: Db, id_tenant: TenantId, id_run: string): Promise<Review[]> {
  return db
    .select()
    .from(simplesReviews)
    .where(and(eq(simplesReviews.id_tenant, id_tenant), eq(simplesReviews.id_run, id_run)))
    .orderBy(asc(simplesReviews.posicao));
}
