import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { and, asc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { users } from '../users/users.table.ts';
import { evidenceEvents, evidenceHeads, evidencePayloads, personKeys } from './evidence.table.ts';

export type EventRow = typeof evidenceEvents.$inferSelect;
export type HeadRow = typeof evidenceHeads.$inferSelect;
export type PersonKeyRow = typeof personKeys.$inferSelect;

/** The end of the chain, which nobody else moves until the transaction ends; `root` where the chain begins. */
export async function lockHead(db: Db, id_tenant: TenantId, root: string): Promise<HeadRow> {
  await db.insert(evidenceHeads).values({ id_tenant, seq: 0, hash: root }).onConflictDoNothing();
  const [head] = await db.select().from(evidenceHeads).where(eq(evidenceHeads.id_tenant, id_tenant)).for('update');
  return head as HeadRow;
}

/** The same for who reads: the chain does not grow meanwhile. */
export async function holdHead(db: Db, id_tenant: TenantId): Promise<HeadRow | undefined> {
  const [head] = await db.select().from(evidenceHeads).where(eq(evidenceHeads.id_tenant, id_tenant)).for('share');
  return head;
}

export async function moveHead(db: Db, { id_tenant, seq, hash }: HeadRow): Promise<void> {
  await db.update(evidenceHeads).set({ seq, hash }).where(eq(evidenceHeads.id_tenant, id_tenant));
}

export async function insertEvent(db: Db, row: EventRow): Promise<void> {
  await db.insert(evidenceEvents).values(row);
}

export async function insertPayload(db: Db, row: typeof evidencePayloads.$inferInsert): Promise<void> {
  await db.insert(evidencePayloads).values(row);
}

/** The key in use of a person, made when there is none. */
export async function takePersonKey(
  db: Db,
  id_tenant: TenantId,
  person: string,
  made: () => Pick<PersonKeyRow, 'id' | 'wrapped' | 'createdDate'>,
): Promise<PersonKeyRow> {
  const standing = await findPersonKey(db, id_tenant, person);
  if (standing) return standing;
  await db
    .insert(personKeys)
    .values({ ...made(), id_tenant, person })
    .onConflictDoNothing();
  return (await findPersonKey(db, id_tenant, person)) as PersonKeyRow;
}

async function findPersonKey(db: Db, id_tenant: TenantId, person: string): Promise<PersonKeyRow | undefined> {
  const [row] = await db
    .select()
    .from(personKeys)
    .where(and(eq(personKeys.id_tenant, id_tenant), eq(personKeys.person, person), isNotNull(personKeys.wrapped)))
    .for('share');
  return row;
}

/** Gives the id of the key that was; undefined where there was none. */
export async function emptyPersonKey(
  db: Db,
  id_tenant: TenantId,
  person: string,
  destroyedAt: string,
): Promise<string | undefined> {
  const [row] = await db
    .update(personKeys)
    .set({ wrapped: null, destroyedAt })
    .where(and(eq(personKeys.id_tenant, id_tenant), eq(personKeys.person, person), isNotNull(personKeys.wrapped)))
    .returning({ id: personKeys.id });
  return row?.id;
}

export async function listPersonKeys(db: Db, id_tenant: TenantId): Promise<PersonKeyRow[]> {
  return db.select().from(personKeys).where(eq(personKeys.id_tenant, id_tenant));
}

/** An entry with what it holds of a person. */
export interface EventWithPayload extends EventRow {
  sealed: string | null;
}

/** The chain in pieces, in order; ties, which only a broken database has, by the entry's id. */
export async function listEventsAfter(
  db: Db,
  id_tenant: TenantId,
  after: { seq: number; id: string },
  limit: number,
): Promise<EventWithPayload[]> {
  const { seq, id } = evidenceEvents;
  const rows = await eventsWith(db, id_tenant, sql`(${seq}, ${id}) > (${after.seq}, ${after.id})`)
    .orderBy(asc(seq), asc(id))
    .limit(limit);
  return rows.map(withPayload);
}

/** What is on record about one agreement, oldest first. */
export async function listEventsOfAgreement(
  db: Db,
  id_tenant: TenantId,
  id_agreement: string,
): Promise<EventWithPayload[]> {
  const isOf = eq(evidenceEvents.id_agreement, id_agreement);
  return (await eventsWith(db, id_tenant, isOf).orderBy(asc(evidenceEvents.seq))).map(withPayload);
}

/** What is on record about the identity of these people, oldest first. */
export async function listIdentityEvents(
  db: Db,
  id_tenant: TenantId,
  people: readonly string[],
): Promise<EventWithPayload[]> {
  if (people.length === 0) return [];
  const { person, kind, seq } = evidenceEvents;
  const kinds = ['identidade-capturada', 'identidade-verificada', 'identidade-negada'] as const;
  const isOf = and(inArray(person, [...people]), inArray(kind, [...kinds]));
  return (await eventsWith(db, id_tenant, isOf).orderBy(asc(seq))).map(withPayload);
}

function eventsWith(db: Db, id_tenant: TenantId, isOf: SQL | undefined) {
  return db
    .select({ event: evidenceEvents, sealed: evidencePayloads.sealed })
    .from(evidenceEvents)
    .leftJoin(evidencePayloads, eq(evidencePayloads.id_event, evidenceEvents.id))
    .where(and(eq(evidenceEvents.id_tenant, id_tenant), isOf))
    .$dynamic();
}

function withPayload({ event, sealed }: { event: EventRow; sealed: string | null }): EventWithPayload {
  return { ...event, sealed };
}

/** Code and hashes of what the chain says was sealed. */
export async function listSealEvents(db: Db, id_tenant: TenantId): Promise<string[]> {
  const rows = await db
    .select({ facts: evidenceEvents.facts })
    .from(evidenceEvents)
    .where(and(eq(evidenceEvents.id_tenant, id_tenant), eq(evidenceEvents.kind, 'selagem')));
  return rows.map(({ facts }) => {
    const { code, sealedSha256, originalSha256 } = facts as Record<string, unknown>;
    return `${code} ${sealedSha256} ${originalSha256}`;
  });
}

/** Who runs the company. */
export async function listChiefs(db: Db, id_tenant: TenantId): Promise<{ name: string; email: string }[]> {
  return db
    .select({ name: users.name, email: users.email })
    .from(users)
    .where(
      and(
        eq(users.id_tenant, id_tenant),
        eq(users.typeCargo, 'CEO'),
        eq(users.isAccepted, true),
        isNull(users.deletedAt),
      ),
    )
    .orderBy(asc(users.createdDate), asc(users.id));
}
