import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { and, count, desc, eq, isNull, max } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { agreementEdits } from './agreement-edits.table.ts';

export type EditRow = typeof agreementEdits.$inferSelect;

export async function findEdit(db: Db, id_tenant: TenantId, id: string): Promise<EditRow | undefined> {
  const [row] = await db
    .select()
    .from(agreementEdits)
    .where(and(eq(agreementEdits.id_tenant, id_tenant), eq(agreementEdits.id, id)));
  return row;
}

/** Newest first. */
export function listEdits(db: Db, id_tenant: TenantId, id_agreement: string): Promise<EditRow[]> {
  return db
    .select()
    .from(agreementEdits)
    .where(and(eq(agreementEdits.id_tenant, id_tenant), eq(agreementEdits.id_agreement, id_agreement)))
    .orderBy(desc(agreementEdits.number));
}

function undecided(id_tenant: TenantId, id_agreement: string) {
  return and(
    eq(agreementEdits.id_tenant, id_tenant),
    eq(agreementEdits.id_agreement, id_agreement),
    isNull(agreementEdits.acceptEdit),
    eq(agreementEdits.isActive, true),
  );
}

export async function countUndecided(db: Db, id_tenant: TenantId, id_agreement: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(agreementEdits).where(undecided(id_tenant, id_agreement));
  return row?.n ?? 0;
}

/** Numbered behind the others of its agreement, whose party is locked. */
export async function insertEdit(db: Db, values: Omit<typeof agreementEdits.$inferInsert, 'number'>): Promise<EditRow> {
  const [last] = await db
    .select({ number: max(agreementEdits.number) })
    .from(agreementEdits)
    .where(and(eq(agreementEdits.id_tenant, values.id_tenant), eq(agreementEdits.id_agreement, values.id_agreement)));
  const number = (last?.number ?? 0) + 1;
  const [row] = await db
    .insert(agreementEdits)
    .values({ ...values, number })
    .returning();
  return row as EditRow;
}

/** Undefined when it is decided already. */
export async function changeUndecided(
  db: Db,
  id_tenant: TenantId,
  id: string,
  changed: Partial<typeof agreementEdits.$inferInsert>,
): Promise<EditRow | undefined> {
  const [row] = await db
    .update(agreementEdits)
    .set(changed)
    .where(
      and(
        eq(agreementEdits.id_tenant, id_tenant),
        eq(agreementEdits.id, id),
        isNull(agreementEdits.acceptEdit),
        eq(agreementEdits.isActive, true),
      ),
    )
    .returning();
  return row;
}

/** What nobody decided ends with the contract's closing. */
export async function endUndecided(db: Db, id_tenant: TenantId, id_agreement: string): Promise<void> {
  await db.update(agreementEdits).set({ isActive: false }).where(undecided(id_tenant, id_agreement));
}
