import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { Tenant } from '@restitui/domain/tenants/tenants.api.ts';
import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { tenants } from './tenants.table.ts';

export type TenantRow = typeof tenants.$inferSelect;

export async function findTenant(db: Db, id: TenantId): Promise<TenantRow | undefined> {
  const [row] = await db.select().from(tenants).where(eq(tenants.id, id));
  return row;
}

/** The tenant that all staff of the provider belong to. */
export async function findProvider(db: Db): Promise<TenantId | undefined> {
  const [row] = await db.select({ id: tenants.id }).from(tenants).where(eq(tenants.isProvider, true));
  return row?.id;
}

/** The provider first, then in the order in which they came. */
export async function listTenants(db: Db): Promise<TenantRow[]> {
  return db.select().from(tenants).orderBy(desc(tenants.isProvider), asc(tenants.createdDate), asc(tenants.title));
}

/** Undefined when the CNPJ has a tenant already. */
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

/** Until the transaction ends nobody else gives a tenant an address. */
export async function lockAddresses(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('restitui tenant addresses'))`);
}

/** @param withCommission whether the reader may see the provider's share */
export function tenantOnWire({ comissao_admin, ...row }: TenantRow, withCommission: boolean): Tenant {
  return { ...row, ...(withCommission && { comissao_admin }), cnpj: row.id, fantasia: row.nome_fantasia };
}
