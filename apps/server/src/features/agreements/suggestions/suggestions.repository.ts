import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, count, desc, eq, isNull, max } from 'drizzle-orm';
import { onlyRow } from '../../../db/only-row.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { agreementSuggestions } from './suggestions.table.ts';

export type SuggestionRow = typeof agreementSuggestions.$inferSelect;

export async function findSuggestion(db: Db, id_tenant: TenantId, id: string): Promise<SuggestionRow | undefined> {
  const [row] = await db
    .select()
    .from(agreementSuggestions)
    .where(and(eq(agreementSuggestions.id_tenant, id_tenant), eq(agreementSuggestions.id, id)));
  return row;
}

/** Lists newest first. */
export function listSuggestionRows(db: Db, id_tenant: TenantId, id_agreement: string): Promise<SuggestionRow[]> {
  return db
    .select()
    .from(agreementSuggestions)
    .where(and(eq(agreementSuggestions.id_tenant, id_tenant), eq(agreementSuggestions.id_agreement, id_agreement)))
    .orderBy(desc(agreementSuggestions.number));
}

function undecided(id_tenant: TenantId, id_agreement: string) {
  return and(
    eq(agreementSuggestions.id_tenant, id_tenant),
    eq(agreementSuggestions.id_agreement, id_agreement),
    isNull(agreementSuggestions.acceptEdit),
    eq(agreementSuggestions.isActive, true),
  );
}

export async function countUndecidedSuggestions(db: Db, id_tenant: TenantId, id_agreement: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(agreementSuggestions).where(undecided(id_tenant, id_agreement));
  return row?.n ?? 0;
}

/** Inserts with the next number. The caller must hold the lock on the party. */
export async function insertSuggestion(
  db: Db,
  values: Omit<typeof agreementSuggestions.$inferInsert, 'number'>,
): Promise<SuggestionRow> {
  const [last] = await db
    .select({ number: max(agreementSuggestions.number) })
    .from(agreementSuggestions)
    .where(
      and(
        eq(agreementSuggestions.id_tenant, values.id_tenant),
        eq(agreementSuggestions.id_agreement, values.id_agreement),
      ),
    );
  const number = (last?.number ?? 0) + 1;
  return onlyRow(
    await db
      .insert(agreementSuggestions)
      .values({ ...values, number })
      .returning(),
  );
}

/** Returns undefined when it was decided in the meantime. */
export async function updateUndecidedSuggestion(
  db: Db,
  id_tenant: TenantId,
  id: string,
  changed: Partial<typeof agreementSuggestions.$inferInsert>,
): Promise<SuggestionRow | undefined> {
  const [row] = await db
    .update(agreementSuggestions)
    .set(changed)
    .where(
      and(
        eq(agreementSuggestions.id_tenant, id_tenant),
        eq(agreementSuggestions.id, id),
        isNull(agreementSuggestions.acceptEdit),
        eq(agreementSuggestions.isActive, true),
      ),
    )
    .returning();
  return row;
}

/** Ends the undecided suggestions of an agreement that is closed. */
export async function endUndecidedSuggestions(db: Db, id_tenant: TenantId, id_agreement: string): Promise<void> {
  await db.update(agreementSuggestions).set({ isActive: false }).where(undecided(id_tenant, id_agreement));
}
