import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { templatePrivileges } from './templates.table.ts';

export async function areDeletedTemplatesEnabled(db: Db, id_tenant: TenantId): Promise<boolean> {
  const [row] = await db
    .select({ granted: templatePrivileges.granted })
    .from(templatePrivileges)
    .where(eq(templatePrivileges.id_tenant, id_tenant));
  return row?.granted ?? false;
}

export async function upsertTemplatePrivileges(db: Db, row: typeof templatePrivileges.$inferInsert): Promise<void> {
  const { granted, id_user, at } = row;
  await db
    .insert(templatePrivileges)
    .values(row)
    .onConflictDoUpdate({ target: templatePrivileges.id_tenant, set: { granted, id_user, at } });
}
