import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { passwordRequests } from './passwords.table.ts';

export type PasswordRequest = typeof passwordRequests.$inferSelect;

export async function insertPasswordRequest(db: Db, request: PasswordRequest): Promise<void> {
  await db.insert(passwordRequests).values(request);
}

export async function findPasswordRequest(
  db: Db,
  id_tenant: TenantId,
  id: string,
): Promise<PasswordRequest | undefined> {
  const [row] = await db
    .select()
    .from(passwordRequests)
    .where(and(eq(passwordRequests.id_tenant, id_tenant), eq(passwordRequests.id, id)));
  return row;
}

export async function deletePasswordRequest(db: Db, id_tenant: TenantId, id: string): Promise<void> {
  await db.delete(passwordRequests).where(and(eq(passwordRequests.id_tenant, id_tenant), eq(passwordRequests.id, id)));
}
