import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { agreementEndings } from './lifecycle.table.ts';

export type EndingRow = typeof agreementEndings.$inferSelect;

/** Returns how a version ended; undefined for one that did not. */
export async function findEnding(db: Db, id_tenant: TenantId, id_version: string): Promise<EndingRow | undefined> {
  const [row] = await db
    .select()
    .from(agreementEndings)
    .where(and(eq(agreementEndings.id_tenant, id_tenant), eq(agreementEndings.id_version, id_version)));
  return row;
}

export async function insertEnding(db: Db, ending: typeof agreementEndings.$inferInsert): Promise<void> {
  await db.insert(agreementEndings).values(ending);
}
