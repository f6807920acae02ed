import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { boletoNotices } from './boletos.table.ts';

/** Returns the tenant of a notice address; called before a tenant is known. */
export async function findTenantOfNotice(db: Db, token_hash: string): Promise<TenantId | undefined> {
  const { rows } = await db.execute<{ id_tenant: TenantId }>(sql`select * from lookup.boleto_notice(${token_hash})`);
  return rows[0]?.id_tenant;
}

/** Replaces the tenant's notice address. */
export async function putBoletoNotice(db: Db, row: typeof boletoNotices.$inferInsert): Promise<void> {
  await db.insert(boletoNotices).values(row).onConflictDoUpdate({ target: boletoNotices.id_tenant, set: row });
}
