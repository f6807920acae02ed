import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { contractPrivileges } from './templates.table.ts';

export async function areDeletedTemplatesEnabled(db: Db, id_tenant: TenantId): Promise<boolean> {
  const [row] = await db
    .select({ granted: contractPrivileges.granted })
    .from(contractPrivileges)
    .where(eq(contractPrivileges.id_tenant, id_tenant));
  return row?.granted ?? false;
}

export async function upsertTemplatePrivileges(db: Db, row: typeof contractPrivileges.$inferInsert): Promise<void> {
  const { granted, id_user, at } = row;
  await db
    .insert(contractPrivileges)
    .values(row)
    .onConflictDoUpdate({ target: contractPrivileges.id_tenant, set: { granted, id_user, at } });
}
