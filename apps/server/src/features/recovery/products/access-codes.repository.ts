import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { accessCodes } from './products.table.ts';

export type SealedAccessCode = typeof accessCodes.$inferSelect;

export async function findSealedAccessCode(
  db: Db,
  id_tenant: TenantId,
  id_product: string,
): Promise<SealedAccessCode | undefined> {
  const [row] = await db
    .select()
    .from(accessCodes)
    .where(and(eq(accessCodes.id_tenant, id_tenant), eq(accessCodes.id_product, id_product)));
  return row;
}

export async function putSealedAccessCode(db: Db, row: SealedAccessCode): Promise<void> {
  const { sealed, version } = row;
  await db
    .insert(accessCodes)
    .values(row)
    .onConflictDoUpdate({ target: [accessCodes.id_tenant, accessCodes.id_product], set: { sealed, version } });
}
