import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, asc, count, desc, eq, gt, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import { onlyRow } from '../../../db/only-row.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { activityEntries, activityHeads, activityLinks, activityPending } from './activity-log.table.ts';

type ActivityHead = typeof activityHeads.$inferSelect;

/** Lists the tenants with entries that are not in their chain yet; before a tenant is known. */
export async function listTenantsWithPending(db: Db): Promise<TenantId[]> {
  const { rows } = await db.execute<{ id_tenant: TenantId }>(
    sql`select id_tenant from lookup.tenants_with_pending_activity()`,
  );
  return rows.map(({ id_tenant }) => id_tenant);
}

/** The end of a tenant's chain and its last anchor. */
export type ActivityAnchor = Pick<ActivityHead, 'id_tenant' | 'seq' | 'anchoredSeq' | 'anchoredAt'>;

/** Lists the chains of all tenants with their last anchors, for the operators of the installation. */
export async function listActivityAnchors(db: Db): Promise<ActivityAnchor[]> {
  const { rows } = await db.execute<ActivityAnchor>(
    sql`select id_tenant, seq, "anchoredSeq", "anchoredAt" from lookup.activity_anchors()`,
  );
  return rows.map((row) => ({ ...row, anchoredAt: row.anchoredAt && new Date(row.anchoredAt).toISOString() }));
}

/** Locks the end of the chain until the transaction ends; starts the chain with `root`. */
export async function lockActivityHead(db: Db, id_tenant: TenantId, root: string): Promise<ActivityHead> {
  await db.insert(activityHeads).values({ id_tenant, seq: 0, hash: root }).onConflictDoNothing();
  return onlyRow(await db.select().from(activityHeads).where(eq(activityHeads.id_tenant, id_tenant)).for('update'));
}

export async function findActivityHead(db: Db, id_tenant: TenantId): Promise<ActivityHead | undefined> {
  const [head] = await db.select().from(activityHeads).where(eq(activityHeads.id_tenant, id_tenant));
  return head;
}

export async function markAnchored(
  db: Db,
  id_tenant: TenantId,
  anchoredSeq: number,
  anchoredAt: string,
): Promise<void> {
  await db.update(activityHeads).set({ anchoredSeq, anchoredAt }).where(eq(activityHeads.id_tenant, id_tenant));
}

/** Locks the end of the chain for reading, so that it does not grow meanwhile. */
export async function holdActivityHead(db: Db, id_tenant: TenantId): Promise<ActivityHead | undefined> {
  const [head] = await db.select().from(activityHeads).where(eq(activityHeads.id_tenant, id_tenant)).for('share');
  return head;
}

/** Appends links, moves the end of the chain to the last of them, and removes their entries from the queue. */
export async function appendLinks(
  db: Db,
  id_tenant: TenantId,
  links: (typeof activityLinks.$inferInsert)[],
): Promise<void> {
  const last = links.at(-1);
  if (!last) return;
  await db.insert(activityLinks).values(links);
  await db.update(activityHeads).set({ seq: last.seq, hash: last.hash }).where(eq(activityHeads.id_tenant, id_tenant));
  const chained = links.map(({ id_entry }) => id_entry);
  await db
    .delete(activityPending)
    .where(and(eq(activityPending.id_tenant, id_tenant), inArray(activityPending.id_entry, chained)));
}

/** Returns the link of the newest entry from before an instant. */
export async function findLastLinkBefore(db: Db, id_tenant: TenantId, at: string) {
  const [found] = await db
    .select({ seq: activityLinks.seq, hash: activityLinks.hash })
    .from(activityEntries)
    .innerJoin(
      activityLinks,
      and(eq(activityLinks.id_tenant, activityEntries.id_tenant), eq(activityLinks.id_entry, activityEntries.id)),
    )
    .where(and(eq(activityEntries.id_tenant, id_tenant), lt(activityEntries.at, at)))
    .orderBy(desc(activityEntries.at), desc(activityEntries.id))
    .limit(1);
  return found;
}

/** Removes the links up to `seq` with their entries, and records in the head where the chain begins now. */
export async function removeLinksUpTo(
  db: Db,
  id_tenant: TenantId,
  { seq, hash, at }: { seq: number; hash: string; at: string },
): Promise<void> {
  await db
    .update(activityHeads)
    .set({ removedSeq: seq, removedHash: hash, removedAt: at })
    .where(eq(activityHeads.id_tenant, id_tenant));
  await db.execute(sql`select erasure.activity_past_its_term(${seq})`);
}

export async function countLinksUpTo(db: Db, id_tenant: TenantId, seq: number): Promise<number> {
  const [counted] = await db
    .select({ n: count() })
    .from(activityLinks)
    .where(and(eq(activityLinks.id_tenant, id_tenant), lte(activityLinks.seq, seq)));
  return counted?.n ?? 0;
}

/** Lists links with their entries in batches, in order. */
export async function listLinksAfter(db: Db, id_tenant: TenantId, seq: number, limit: number) {
  return db
    .select({ link: activityLinks, entry: activityEntries })
    .from(activityLinks)
    .leftJoin(
      activityEntries,
      and(eq(activityEntries.id_tenant, activityLinks.id_tenant), eq(activityEntries.id, activityLinks.id_entry)),
    )
    .where(and(eq(activityLinks.id_tenant, id_tenant), gt(activityLinks.seq, seq)))
    .orderBy(asc(activityLinks.seq))
    .limit(limit);
}

export async function countPending(db: Db, id_tenant: TenantId): Promise<number> {
  const [counted] = await db
    .select({ n: count() })
    .from(activityPending)
    .where(eq(activityPending.id_tenant, id_tenant));
  return counted?.n ?? 0;
}

/** Counts entries that are neither in the chain nor in its queue: removed from one of the two. */
export async function countUnlinked(db: Db, id_tenant: TenantId): Promise<number> {
  const [counted] = await db
    .select({ n: count() })
    .from(activityEntries)
    .leftJoin(
      activityLinks,
      and(eq(activityLinks.id_tenant, activityEntries.id_tenant), eq(activityLinks.id_entry, activityEntries.id)),
    )
    .leftJoin(
      activityPending,
      and(eq(activityPending.id_tenant, activityEntries.id_tenant), eq(activityPending.id_entry, activityEntries.id)),
    )
    .where(
      and(eq(activityEntries.id_tenant, id_tenant), isNull(activityLinks.id_entry), isNull(activityPending.id_entry)),
    );
  return counted?.n ?? 0;
}
