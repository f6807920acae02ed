import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { boletoNotices } from './boletos.table.ts';

/** Whose address it is; asked before a tenant is known. */
export async function findTenantOfNotice(db: Db, token_hash: string): Promise<TenantId | undefined> {
  const { rows } = await db.execute<{ id_tenant: TenantId }>(sql`select * from lookup.boleto_notice(${token_hash})`);
  return rows[0]?.id_tenant;
}

/** From now on this is the tenant's address, and no earlier one. */
export async function putBoletoNotice(db: Db, row: typeof boletoNotices.$inferInsert): Promise<void> {
  await db.insert(boletoNotices).values(row).onConflictDoUpdate({ target: boletoNotices.id_tenant, set: row });
}
