import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, asc, eq } from 'drizzle-orm';
import { foldedColumn } from '../../../db/folded-text.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { {{items}} } from './{{feature}}.table.ts';

export type {{Item}}Row = typeof {{items}}.$inferSelect;

/** Lists by name. */
export function list{{Items}}(db: Db, id_tenant: TenantId): Promise<{{Item}}Row[]> {
  return db.select().from({{items}}).where(eq({{items}}.id_tenant, id_tenant)).orderBy(asc(foldedColumn({{items}}.nome)));
}

export async function find{{Item}}(db: Db, id_tenant: TenantId, id: string): Promise<{{Item}}Row | undefined> {
  const [row] = await db
    .select()
    .from({{items}})
    .where(and(eq({{items}}.id_tenant, id_tenant), eq({{items}}.id, id)));
  return row;
}

/** Inserts a row; returns false when the name is taken. */
export async function insert{{Item}}(db: Db, row: {{Item}}Row): Promise<boolean> {
  const inserted = await db.insert({{items}}).values(row).onConflictDoNothing().returning({ id: {{items}}.id });
  return inserted.length > 0;
}

export async function delete{{Item}}(db: Db, id_tenant: TenantId, id: string): Promise<void> {
  await db.delete({{items}}).where(and(eq({{items}}.id_tenant, id_tenant), eq({{items}}.id, id)));
}
