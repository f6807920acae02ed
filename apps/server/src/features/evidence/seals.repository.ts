import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { agreementSeals } from './seals.table.ts';

export type SealRow = typeof agreementSeals.$inferSelect;

/** Undefined when the version has one already. */
export async function insertSeal(db: Db, row: typeof agreementSeals.$inferInsert): Promise<SealRow | undefined> {
  const [inserted] = await db.insert(agreementSeals).values(row).onConflictDoNothing().returning();
  return inserted;
}

export async function findSealOfVersion(db: Db, id_tenant: TenantId, id_version: string): Promise<SealRow | undefined> {
  const [row] = await db
    .select()
    .from(agreementSeals)
    .where(and(eq(agreementSeals.id_tenant, id_tenant), eq(agreementSeals.id_version, id_version)));
  return row;
}

/** The newest sealing of an agreement. */
export async function findSealOfAgreement(
  db: Db,
  id_tenant: TenantId,
  id_agreement: string,
): Promise<SealRow | undefined> {
  const [row] = await db
    .select()
    .from(agreementSeals)
    .where(and(eq(agreementSeals.id_tenant, id_tenant), eq(agreementSeals.id_agreement, id_agreement)))
    .orderBy(desc(agreementSeals.requestedAt))
    .limit(1);
  return row;
}

export async function updateSeal(
  db: Db,
  id_tenant: TenantId,
  id: string,
  changed: Partial<typeof agreementSeals.$inferInsert>,
): Promise<void> {
  await db
    .update(agreementSeals)
    .set(changed)
    .where(and(eq(agreementSeals.id_tenant, id_tenant), eq(agreementSeals.id, id)));
}
