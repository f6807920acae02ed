import { integerCents } from '@restitui/brazil/money.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { ReviewedProduct } from '@restitui/tax-engine/engine-types.ts';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { exceptionNumber, ncmDigits } from '../../../db/tax-codes.ts';
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

const { id_tenant: ofTenant, id_run: ofRun, decisao, codigo, produto, ncm, extipi, centavos } = simplesReviews;

const undecidedOf = (id_tenant: TenantId, runs: readonly string[]) =>
  and(eq(ofTenant, id_tenant), inArray(ofRun, [...runs]), isNull(decisao));

/** Counts the products of each run that no decision covered when it was computed. */
export function countUndecided(db: Db, id_tenant: TenantId, runs: readonly string[]) {
  return db
    .select({
      id_run: ofRun,
      produtos: sql<number>`count(distinct (${codigo}, ${ncmDigits(ncm)}, ${exceptionNumber(extipi)}))::int`,
    })
    .from(simplesReviews)
    .where(undecidedOf(id_tenant, runs))
    .groupBy(ofRun);
}

/** Lists the undecided products of runs that have one of the NCMs (8 digits). */
export function listUndecidedWithNcm(db: Db, id_tenant: TenantId, runs: readonly string[], ncms: readonly string[]) {
  return db
    .select({ id_run: ofRun, codigo, produto, ncm, extipi, centavos })
    .from(simplesReviews)
    .where(and(undecidedOf(id_tenant, runs), inArray(ncmDigits(ncm), [...ncms])));
}
