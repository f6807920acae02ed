import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { funds } from './funds.table.ts';

export type FundsRow = typeof funds.$inferSelect;

export async function findFunds(db: Db, id_tenant: TenantId, id_apuracao: string): Promise<FundsRow | undefined> {
  const [row] = await db
    .select()
    .from(funds)
    .where(and(eq(funds.id_tenant, id_tenant), eq(funds.id_apuracao, id_apuracao)));
  return row;
}

export async function putFunds(db: Db, row: FundsRow): Promise<void> {
  const { id_apuracao, id_tenant, ...set } = row;
  await db.insert(funds).values(row).onConflictDoUpdate({ target: funds.id_apuracao, set });
}
