import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, asc, count, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { secondFactors as factors, recoveryCodes } from './second-factor.table.ts';

export type FactorRow = typeof factors.$inferSelect;

const ofUser = (id_tenant: TenantId, id_user: string) =>
  and(eq(factors.id_tenant, id_tenant), eq(factors.id_user, id_user));
const byId = (id_tenant: TenantId, id: string) => and(eq(factors.id_tenant, id_tenant), eq(factors.id, id));

/** Locks the factors of a user until the transaction ends, so that concurrent changes and answers are serialised. */
export async function lockFactors(db: Db, id_tenant: TenantId, id_user: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${id_tenant} ${id_user}`}, 7))`);
}

/** Lists the factors that can be used, oldest first. */
export async function listFactors(db: Db, id_tenant: TenantId, id_user: string): Promise<FactorRow[]> {
  return db
    .select()
    .from(factors)
    .where(and(ofUser(id_tenant, id_user), isNotNull(factors.confirmedDate)))
    .orderBy(asc(factors.createdDate), asc(factors.id));
}

/** Inserts an enrolment in place of the user's unfinished ones of the same kind. */
export async function insertFactor(db: Db, factor: typeof factors.$inferInsert): Promise<void> {
  await db
    .delete(factors)
    .where(
      and(
        eq(factors.id_tenant, factor.id_tenant),
        eq(factors.id_user, factor.id_user),
        eq(factors.kind, factor.kind),
        isNull(factors.confirmedDate),
      ),
    );
  await db.insert(factors).values(factor);
}

export async function findEnrolment(
  db: Db,
  id_tenant: TenantId,
  id_user: string,
  id: string,
): Promise<FactorRow | undefined> {
  const [row] = await db
    .select()
    .from(factors)
    .where(and(ofUser(id_tenant, id_user), eq(factors.id, id), isNull(factors.confirmedDate)));
  return row;
}

/** Returns false when a code of this time step, or of a later one, was accepted before. */
export async function acceptStep(
  db: Db,
  id_tenant: TenantId,
  id: string,
  { step, now }: { step: number; now: string },
): Promise<boolean> {
  const accepted = await db
    .update(factors)
    .set({ last_step: step, lastUsedAt: now })
    .where(and(byId(id_tenant, id), or(isNull(factors.last_step), lt(factors.last_step, step))))
    .returning({ id: factors.id });
  return accepted.length === 1;
}

export async function confirmFactor(
  db: Db,
  id_tenant: TenantId,
  id: string,
  changed: { name: string; confirmedDate: string; last_step: number },
): Promise<void> {
  await db.update(factors).set(changed).where(byId(id_tenant, id));
}

/** Stores the sign counter of a passkey; returns false when another answer stored one meanwhile. */
export async function acceptCounter(
  db: Db,
  { id_tenant, id, sign_counter }: FactorRow,
  { counter, now }: { counter: number; now: string },
): Promise<boolean> {
  const accepted = await db
    .update(factors)
    .set({ sign_counter: counter, lastUsedAt: now })
    .where(and(byId(id_tenant, id), eq(factors.sign_counter, sign_counter ?? 0)))
    .returning({ id: factors.id });
  return accepted.length === 1;
}

/** Returns false when the user has no such factor. */
export async function renameFactor(
  db: Db,
  id_tenant: TenantId,
  id_user: string,
  { id, name }: { id: string; name: string },
): Promise<boolean> {
  const renamed = await db
    .update(factors)
    .set({ name })
    .where(and(ofUser(id_tenant, id_user), eq(factors.id, id), isNotNull(factors.confirmedDate)))
    .returning({ id: factors.id });
  return renamed.length === 1;
}

export async function deleteFactor(db: Db, id_tenant: TenantId, id: string): Promise<void> {
  await db.delete(factors).where(byId(id_tenant, id));
}

/** Deletes all factors and recovery codes of a user; returns the number of factors. */
export async function deleteFactorsOf(db: Db, id_tenant: TenantId, id_user: string): Promise<number> {
  const removed = await db.delete(factors).where(ofUser(id_tenant, id_user)).returning({ at: factors.confirmedDate });
  await replaceRecoveryCodes(db, { id_tenant, id_user }, []);
  return removed.filter(({ at }) => at !== null).length;
}

export async function replaceRecoveryCodes(
  db: Db,
  { id_tenant, id_user }: { id_tenant: TenantId; id_user: string },
  codes: { id: string; code_hash: string; createdDate: string }[],
): Promise<void> {
  await db.delete(recoveryCodes).where(and(eq(recoveryCodes.id_tenant, id_tenant), eq(recoveryCodes.id_user, id_user)));
  if (codes.length > 0) await db.insert(recoveryCodes).values(codes.map((code) => ({ ...code, id_tenant, id_user })));
}

export async function countRecoveryCodes(db: Db, id_tenant: TenantId, id_user: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(recoveryCodes)
    .where(
      and(eq(recoveryCodes.id_tenant, id_tenant), eq(recoveryCodes.id_user, id_user), isNull(recoveryCodes.usedAt)),
    );
  return row?.n ?? 0;
}

/** Consumes a recovery code; returns true once per code. */
export async function useRecoveryCode(
  db: Db,
  { id_tenant, id_user }: { id_tenant: TenantId; id_user: string },
  code_hash: string,
  usedAt: string,
): Promise<boolean> {
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt })
    .where(
      and(
        eq(recoveryCodes.id_tenant, id_tenant),
        eq(recoveryCodes.id_user, id_user),
        eq(recoveryCodes.code_hash, code_hash),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return used.length === 1;
}
