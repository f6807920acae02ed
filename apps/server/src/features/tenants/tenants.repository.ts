import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { Tenant } from '@restitui/domain/tenants/tenants.api.ts';
import { asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { tenants } from './tenants.table.ts';

export type TenantRow = typeof tenants.$inferSelect;

export async function findTenant(db: Db, id: string): Promise<TenantRow | undefined> {
  const [row] = await db.select().from(tenants).where(eq(tenants.id, id));
  return row;
}

/** The tenant that all staff of the provider belong to. */
export async function findProvider(db: Db): Promise<TenantId | undefined> {
  const [row] = await db.select({ id: tenants.id }).from(tenants).where(eq(tenants.isProvider, true));
  return row?.id as TenantId | undefined;
}

/** The provider first, then by name. */
export async function listTenants(db: Db): Promise<TenantRow[]> {
  return db.select().from(tenants).orderBy(desc(tenants.isProvider), asc(tenants.createdDate), asc(tenants.title));
}

export function tenantOnWire(row: TenantRow): Tenant {
  return { ...row, cnpj: row.id };
}
