import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { credits } from './credits.table.ts';

export type CreditRow = typeof credits.$inferSelect;

/** Lists credits by tax month; rows without one come last. */
export function listCredits(db: Db, id_tenant: TenantId, id_apuracao: string): Promise<CreditRow[]> {
  return db
    .select()
    .from(credits)
    .where(and(eq(credits.id_tenant, id_tenant), eq(credits.id_apuracao, id_apuracao), isNull(credits.deletedAt)))
    .orderBy(asc(credits.anoCompetencia), asc(credits.mesCompetencia), asc(credits.createdDate), asc(credits.id));
}

/** Lists the credits of all assessments of a product. */
export function listCreditsOfProduct(db: Db, id_tenant: TenantId, id_product: string): Promise<CreditRow[]> {
  return db
    .select()
    .from(credits)
    .where(and(eq(credits.id_tenant, id_tenant), eq(credits.id_product, id_product), isNull(credits.deletedAt)));
}

export async function findCredit(db: Db, id_tenant: TenantId, id: string): Promise<CreditRow | undefined> {
  const [row] = await db
    .select()
    .from(credits)
    .where(and(eq(credits.id_tenant, id_tenant), eq(credits.id, id), isNull(credits.deletedAt)));
  return row;
}

export async function insertCredit(db: Db, values: typeof credits.$inferInsert): Promise<CreditRow | undefined> {
  const [row] = await db.insert(credits).values(values).returning();
  return row;
}

export async function updateCredit(
  db: Db,
  id_tenant: TenantId,
  id: string,
  changed: Partial<typeof credits.$inferInsert>,
): Promise<void> {
  await db
    .update(credits)
    .set(changed)
    .where(and(eq(credits.id_tenant, id_tenant), eq(credits.id, id)));
}
