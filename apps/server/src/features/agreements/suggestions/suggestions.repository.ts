import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, count, desc, eq, isNull, max } from 'drizzle-orm';
import { onlyRow } from '../../../db/only-row.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { agreementEdits } from './suggestions.table.ts';

export type SuggestionRow = typeof agreementEdits.$inferSelect;

export async function findSuggestion(db: Db, id_tenant: TenantId, id: string): Promise<SuggestionRow | undefined> {
  const [row] = await db
    .select()
    .from(agreementEdits)
    .where(and(eq(agreementEdits.id_tenant, id_tenant), eq(agreementEdits.id, id)));
  return row;
}

/** Lists newest first. */
export function listSuggestionRows(db: Db, id_tenant: TenantId, id_agreement: string): Promise<SuggestionRow[]> {
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

export async function countUndecidedSuggestions(db: Db, id_tenant: TenantId, id_agreement: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(agreementEdits).where(undecided(id_tenant, id_agreement));
  return row?.n ?? 0;
}

/** Inserts with the next number. The caller must hold the lock on the party. */
export async function insertSuggestion(
  db: Db,
  values: Omit<typeof agreementEdits.$inferInsert, 'number'>,
): Promise<SuggestionRow> {
  const [last] = await db
    .select({ number: max(agreementEdits.number) })
    .from(agreementEdits)
    .where(and(eq(agreementEdits.id_tenant, values.id_tenant), eq(agreementEdits.id_agreement, values.id_agreement)));
  const number = (last?.number ?? 0) + 1;
  return onlyRow(
    await db
      .insert(agreementEdits)
      .values({ ...values, number })
      .returning(),
  );
}

/** Returns undefined when it was decided in the meantime. */
export async function updateUndecidedSuggestion(
  db: Db,
  id_tenant: TenantId,
  id: string,
  changed: Partial<typeof agreementEdits.$inferInsert>,
): Promise<SuggestionRow | undefined> {
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

/** Ends the undecided suggestions of an agreement that is closed. */
export async function endUndecidedSuggestions(db: Db, id_tenant: TenantId, id_agreement: string): Promise<void> {
  await db.update(agreementEdits).set({ isActive: false }).where(undecided(id_tenant, id_agreement));
}
