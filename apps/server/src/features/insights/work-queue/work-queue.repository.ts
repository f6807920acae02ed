import type { Day } from '@restitui/brazil/day.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { workSnoozes } from './work-queue.table.ts';

const ofUser = (id_tenant: TenantId, id_user: string) =>
  and(eq(workSnoozes.id_tenant, id_tenant), eq(workSnoozes.id_user, id_user));

/** Returns the day on which each snoozed item of a user returns, in one tenant or in a cross-tenant transaction. */
export async function listSnoozes(
  db: Db,
  tenant: TenantId | 'all',
  id_user: string,
  today: Day,
): Promise<Map<string, Day>> {
  const rows = await db
    .select({ item: workSnoozes.item, until: workSnoozes.until })
    .from(workSnoozes)
    .where(
      and(tenant === 'all' ? eq(workSnoozes.id_user, id_user) : ofUser(tenant, id_user), gt(workSnoozes.until, today)),
    );
  return new Map(rows.map(({ item, until }) => [item, until]));
}

export async function saveSnoozes(db: Db, rows: (typeof workSnoozes.$inferInsert)[]): Promise<void> {
  const { id_tenant, id_user, item } = workSnoozes;
  await db
    .insert(workSnoozes)
    .values(rows)
    .onConflictDoUpdate({
      target: [id_tenant, id_user, item],
      set: { until: sql`excluded.until`, createdDate: sql`excluded."createdDate"` },
    });
}

export async function deleteSnoozes(db: Db, id_tenant: TenantId, id_user: string, items: string[]): Promise<void> {
  await db.delete(workSnoozes).where(and(ofUser(id_tenant, id_user), inArray(workSnoozes.item, items)));
}

/** Deletes the snoozes of a user that are over. */
export async function deleteEndedSnoozes(db: Db, id_tenant: TenantId, id_user: string, today: Day): Promise<void> {
  await db.delete(workSnoozes).where(and(ofUser(id_tenant, id_user), lte(workSnoozes.until, today)));
}
