import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { and, asc, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { type SeenStep, signatures } from './signatures.table.ts';

export type SignatureRow = typeof signatures.$inferSelect;

/** One of the two. */
export type PersonKey = { id_user: string } | { id_owner: string };

function ofPerson(id_tenant: TenantId, person: PersonKey) {
  const is = 'id_user' in person ? eq(signatures.id_user, person.id_user) : eq(signatures.id_owner, person.id_owner);
  return and(eq(signatures.id_tenant, id_tenant), is);
}

function withId(id_tenant: TenantId, id: string) {
  return and(eq(signatures.id_tenant, id_tenant), eq(signatures.id, id));
}

export async function findSignature(db: Db, id_tenant: TenantId, id: string): Promise<SignatureRow | undefined> {
  const [row] = await db.select().from(signatures).where(withId(id_tenant, id));
  return row;
}

/** The attempt that stands before denied ones, however close they were. */
const latestFirst = [asc(eq(signatures.decision, 'denied')), desc(signatures.createData)];

async function findLatest(db: Db, where: SQL | undefined): Promise<SignatureRow | undefined> {
  const [row] = await db
    .select()
    .from(signatures)
    .where(where)
    .orderBy(...latestFirst)
    .limit(1);
  return row;
}

/** The last attempt, be it a capture in progress. */
export function findLatestSignature(db: Db, id_tenant: TenantId, person: PersonKey): Promise<SignatureRow | undefined> {
  return findLatest(db, ofPerson(id_tenant, person));
}

/** The last attempt that is drawn: what a reviewer sees. */
export function findDrawnSignature(db: Db, id_tenant: TenantId, person: PersonKey): Promise<SignatureRow | undefined> {
  return findLatest(db, and(ofPerson(id_tenant, person), isNotNull(signatures.assinatura)));
}

/** Newest first, without captures in progress (F-304, decision D-41). */
export async function listDrawnSignatures(db: Db, id_tenant: TenantId): Promise<SignatureRow[]> {
  return db
    .select()
    .from(signatures)
    .where(and(eq(signatures.id_tenant, id_tenant), isNotNull(signatures.assinatura)))
    .orderBy(desc(signatures.createData), desc(signatures.id));
}

/** The capture in progress, which nobody else changes meanwhile. */
export async function lockCapture(db: Db, id_tenant: TenantId, person: PersonKey): Promise<SignatureRow | undefined> {
  const [row] = await db
    .select()
    .from(signatures)
    .where(and(ofPerson(id_tenant, person), isNull(signatures.assinatura)))
    .for('update');
  return row;
}

/** Undefined when the person has an attempt that stands. */
export async function insertSignature(db: Db, row: typeof signatures.$inferInsert): Promise<SignatureRow | undefined> {
  const [inserted] = await db.insert(signatures).values(row).onConflictDoNothing().returning();
  return inserted;
}

export async function replacePhotos(
  db: Db,
  id_tenant: TenantId,
  id: string,
  photos: Partial<typeof signatures.$inferInsert>,
): Promise<SignatureRow | undefined> {
  const [row] = await db.update(signatures).set(photos).where(withId(id_tenant, id)).returning();
  return row;
}

/** Ends the capture. Undefined when there is none: of drawings that race, one gets in. */
export async function storeDrawing(
  db: Db,
  id_tenant: TenantId,
  person: PersonKey,
  drawn: Pick<SignatureRow, 'assinatura' | 'trace' | 'traceSha256'>,
  drawingSeen: SeenStep,
): Promise<SignatureRow | undefined> {
  const [row] = await db
    .update(signatures)
    .set({ ...drawn, drawingSeen, createData: drawingSeen.at, isModifica: false })
    .where(and(ofPerson(id_tenant, person), isNull(signatures.assinatura)))
    .returning();
  return row;
}

/** A denied attempt is history once the next one begins. */
export async function closeDeniedAttempts(db: Db, id_tenant: TenantId, person: PersonKey): Promise<void> {
  await db
    .update(signatures)
    .set({ isModifica: false })
    .where(and(ofPerson(id_tenant, person), eq(signatures.decision, 'denied')));
}

interface Decision extends Pick<SignatureRow, 'decidedBy' | 'id_decider' | 'decidedAt' | 'reason'> {
  decision: 'verified' | 'denied';
}

/** A denial lets the person sign again. Undefined when somebody decided meanwhile. */
export async function decideSignature(
  db: Db,
  id_tenant: TenantId,
  id: string,
  decision: Decision,
): Promise<SignatureRow | undefined> {
  const [row] = await db
    .update(signatures)
    .set({ ...decision, isModifica: decision.decision === 'denied' })
    .where(and(withId(id_tenant, id), eq(signatures.decision, 'none'), isNotNull(signatures.assinatura)))
    .returning();
  return row;
}
