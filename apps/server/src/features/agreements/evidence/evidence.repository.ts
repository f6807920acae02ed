import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, asc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { onlyRow } from '../../../db/only-row.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { users } from '../../accounts/users/users.table.ts';
import { evidenceEvents, evidenceHeads, evidencePayloads, personKeys } from './evidence.table.ts';

export type EventRow = typeof evidenceEvents.$inferSelect;
export type HeadRow = typeof evidenceHeads.$inferSelect;
export type PersonKeyRow = typeof personKeys.$inferSelect;

/** Locks the end of the chain until the transaction ends; starts the chain with `root`. */
export async function lockHead(db: Db, id_tenant: TenantId, root: string): Promise<HeadRow> {
  await db.insert(evidenceHeads).values({ id_tenant, seq: 0, hash: root }).onConflictDoNothing();
  return onlyRow(await db.select().from(evidenceHeads).where(eq(evidenceHeads.id_tenant, id_tenant)).for('update'));
}

/** Locks the end of the chain for reading, so that it does not grow meanwhile. */
export async function lockHeadForReading(db: Db, id_tenant: TenantId): Promise<HeadRow | undefined> {
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

/** Returns the person's current key; creates it with `create` when there is none. */
export async function getOrCreatePersonKey(
  db: Db,
  id_tenant: TenantId,
  person: string,
  create: () => Pick<PersonKeyRow, 'id' | 'wrapped' | 'createdDate'>,
): Promise<PersonKeyRow> {
  const [existing] = await lockCurrentKeys(db, id_tenant, person);
  if (existing) return existing;
  await db
    .insert(personKeys)
    .values({ ...create(), id_tenant, person })
    .onConflictDoNothing();
  return onlyRow(await lockCurrentKeys(db, id_tenant, person));
}

async function lockCurrentKeys(db: Db, id_tenant: TenantId, person: string): Promise<PersonKeyRow[]> {
  return db
    .select()
    .from(personKeys)
    .where(and(eq(personKeys.id_tenant, id_tenant), eq(personKeys.person, person), isNotNull(personKeys.wrapped)))
    .for('share');
}

/** Erases the person's key and returns its id; undefined when there was none. */
export async function erasePersonKey(
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

/** An entry with its encrypted personal data. */
export interface EventWithPayload extends EventRow {
  sealed: string | null;
}

/** Lists the chain in batches, in order. Entries with the same number (a broken chain) are ordered by id. */
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

/** Lists the entries about an agreement, oldest first. */
export async function listEventsOfAgreement(
  db: Db,
  id_tenant: TenantId,
  id_agreement: string,
): Promise<EventWithPayload[]> {
  const isOf = eq(evidenceEvents.id_agreement, id_agreement);
  return (await eventsWith(db, id_tenant, isOf).orderBy(asc(evidenceEvents.seq))).map(withPayload);
}

/** Lists the entries about these people's identities, oldest first. */
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

/** Lists the hashes of the chain, in order. */
export async function listHashes(db: Db, id_tenant: TenantId): Promise<string[]> {
  const rows = await db
    .select({ hash: evidenceEvents.hash })
    .from(evidenceEvents)
    .where(eq(evidenceEvents.id_tenant, id_tenant))
    .orderBy(asc(evidenceEvents.seq));
  return rows.map(({ hash }) => hash);
}

export async function hasInventory(db: Db, id_tenant: TenantId): Promise<boolean> {
  const rows = await db
    .select({ seq: evidenceEvents.seq })
    .from(evidenceEvents)
    .where(
      and(
        eq(evidenceEvents.id_tenant, id_tenant),
        eq(evidenceEvents.kind, 'registro'),
        sql`${evidenceEvents.facts} ? 'inventario'`,
      ),
    )
    .limit(1);
  return rows.length > 0;
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

/** Lists the active CEOs of a company. */
export async function listActiveCeos(db: Db, id_tenant: TenantId): Promise<{ name: string; email: string }[]> {
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
