import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, asc, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { identityChecks, type SeenStep } from './identity-checks.table.ts';

export type IdentityCheckRow = typeof identityChecks.$inferSelect;

/** A user or an owner. */
export type PersonKey = { id_user: string } | { id_owner: string };

function ofPerson(id_tenant: TenantId, person: PersonKey) {
  const is =
    'id_user' in person ? eq(identityChecks.id_user, person.id_user) : eq(identityChecks.id_owner, person.id_owner);
  return and(eq(identityChecks.id_tenant, id_tenant), is);
}

function withId(id_tenant: TenantId, id: string) {
  return and(eq(identityChecks.id_tenant, id_tenant), eq(identityChecks.id, id));
}

export async function findIdentityCheck(
  db: Db,
  id_tenant: TenantId,
  id: string,
): Promise<IdentityCheckRow | undefined> {
  const [row] = await db.select().from(identityChecks).where(withId(id_tenant, id));
  return row;
}

/** The attempt that is not denied comes first, regardless of its date; then the newest. */
const latestFirst = [asc(eq(identityChecks.decision, 'denied')), desc(identityChecks.createData)];

async function findLatest(db: Db, where: SQL | undefined): Promise<IdentityCheckRow | undefined> {
  const [row] = await db
    .select()
    .from(identityChecks)
    .where(where)
    .orderBy(...latestFirst)
    .limit(1);
  return row;
}

/** The last attempt, including a capture in progress. */
export function findLatestIdentityCheck(
  db: Db,
  id_tenant: TenantId,
  person: PersonKey,
): Promise<IdentityCheckRow | undefined> {
  return findLatest(db, ofPerson(id_tenant, person));
}

/** The last drawn attempt, the one that is reviewed. */
export function findDrawnIdentityCheck(
  db: Db,
  id_tenant: TenantId,
  person: PersonKey,
): Promise<IdentityCheckRow | undefined> {
  return findLatest(db, and(ofPerson(id_tenant, person), isNotNull(identityChecks.assinatura)));
}

/** Newest first, without captures in progress (F-304, decision D-41). */
export async function listDrawnIdentityChecks(db: Db, id_tenant: TenantId): Promise<IdentityCheckRow[]> {
  return db
    .select()
    .from(identityChecks)
    .where(and(eq(identityChecks.id_tenant, id_tenant), isNotNull(identityChecks.assinatura)))
    .orderBy(desc(identityChecks.createData), desc(identityChecks.id));
}

/** Finds the capture in progress and locks its row. */
export async function lockCapture(
  db: Db,
  id_tenant: TenantId,
  person: PersonKey,
): Promise<IdentityCheckRow | undefined> {
  const [row] = await db
    .select()
    .from(identityChecks)
    .where(and(ofPerson(id_tenant, person), isNull(identityChecks.assinatura)))
    .for('update');
  return row;
}

/** Returns undefined when the person already has an attempt that is not denied. */
export async function insertIdentityCheck(
  db: Db,
  row: typeof identityChecks.$inferInsert,
): Promise<IdentityCheckRow | undefined> {
  const [inserted] = await db.insert(identityChecks).values(row).onConflictDoNothing().returning();
  return inserted;
}

export async function replacePhotos(
  db: Db,
  id_tenant: TenantId,
  id: string,
  photos: Partial<typeof identityChecks.$inferInsert>,
): Promise<IdentityCheckRow | undefined> {
  const [row] = await db.update(identityChecks).set(photos).where(withId(id_tenant, id)).returning();
  return row;
}

/** Ends the capture. Returns undefined when there is none, as for the second of two concurrent drawings. */
export async function storeDrawing(
  db: Db,
  id_tenant: TenantId,
  person: PersonKey,
  drawn: Pick<IdentityCheckRow, 'assinatura' | 'trace' | 'traceSha256'>,
  drawingSeen: SeenStep,
): Promise<IdentityCheckRow | undefined> {
  const [row] = await db
    .update(identityChecks)
    .set({ ...drawn, drawingSeen, createData: drawingSeen.at, isModifica: false })
    .where(and(ofPerson(id_tenant, person), isNull(identityChecks.assinatura)))
    .returning();
  return row;
}

/** A new attempt ends the possibility to continue a denied one. */
export async function closeDeniedAttempts(db: Db, id_tenant: TenantId, person: PersonKey): Promise<{ id: string }[]> {
  return db
    .update(identityChecks)
    .set({ isModifica: false })
    .where(and(ofPerson(id_tenant, person), eq(identityChecks.decision, 'denied'), eq(identityChecks.isModifica, true)))
    .returning({ id: identityChecks.id });
}

interface Decision extends Pick<IdentityCheckRow, 'decidedBy' | 'id_decider' | 'decidedAt' | 'reason'> {
  decision: 'verified' | 'denied';
}

/** A denial reopens the capture. Returns undefined when another reviewer decided meanwhile. */
export async function storeIdentityDecision(
  db: Db,
  id_tenant: TenantId,
  id: string,
  decision: Decision,
): Promise<IdentityCheckRow | undefined> {
  const [row] = await db
    .update(identityChecks)
    .set({ ...decision, isModifica: decision.decision === 'denied' })
    .where(and(withId(id_tenant, id), eq(identityChecks.decision, 'none'), isNotNull(identityChecks.assinatura)))
    .returning();
  return row;
}
