import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { tenants } from './tenants.table.ts';

export type TenantRow = typeof tenants.$inferSelect;

export async function findTenant(db: Db, id: TenantId): Promise<TenantRow | undefined> {
  const [row] = await db.select().from(tenants).where(eq(tenants.id, id));
  return row;
}

/** Returns the tenant of the provider's staff. */
export async function findProvider(db: Db): Promise<TenantId | undefined> {
  const [row] = await db.select({ id: tenants.id }).from(tenants).where(eq(tenants.isProvider, true));
  return row?.id;
}

/** Lists the provider first, then the others by creation. */
export async function listTenants(db: Db): Promise<TenantRow[]> {
  return db.select().from(tenants).orderBy(desc(tenants.isProvider), asc(tenants.createdDate), asc(tenants.title));
}

export async function listTenantIds(db: Db): Promise<TenantId[]> {
  const rows = await db.select({ id: tenants.id }).from(tenants).orderBy(asc(tenants.createdDate), asc(tenants.id));
  return rows.map(({ id }) => id);
}

/** Returns undefined when the CNPJ already has a tenant. */
export async function insertTenant(db: Db, values: typeof tenants.$inferInsert): Promise<TenantRow | undefined> {
  const [row] = await db.insert(tenants).values(values).onConflictDoNothing({ target: tenants.id }).returning();
  return row;
}

export async function updateTenant(
  db: Db,
  id: TenantId,
  values: Partial<typeof tenants.$inferInsert>,
): Promise<TenantRow | undefined> {
  const [row] = await db.update(tenants).set(values).where(eq(tenants.id, id)).returning();
  return row;
}

/** Serializes changes to tenant addresses until the transaction ends. */
export async function lockAddresses(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('restitui tenant addresses'))`);
}
