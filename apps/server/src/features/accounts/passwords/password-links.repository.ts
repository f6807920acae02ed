import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, count, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { withinWindow } from '../../../db/within-window.ts';
import type { RecentWindow } from '../../../kernel/recent-window.ts';
import { passwordLinks } from './passwords.table.ts';

interface LocatedLink {
  id: string;
  id_user: string;
  id_tenant: TenantId;
}

/** Finds the owner of a token before the tenant is known. */
export async function locatePasswordLink(db: Db, token_hash: string): Promise<LocatedLink | undefined> {
  const { rows } = await db.execute<LocatedLink & Record<string, unknown>>(
    sql`select id, id_user, id_tenant from lookup.password_link(${token_hash})`,
  );
  return rows[0];
}

export async function countRecentLinks(
  db: Db,
  id_tenant: TenantId,
  id_user: string,
  window: RecentWindow,
): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(passwordLinks)
    .where(
      and(
        eq(passwordLinks.id_tenant, id_tenant),
        eq(passwordLinks.id_user, id_user),
        withinWindow(passwordLinks.createdDate, window),
      ),
    );
  return row?.n ?? 0;
}

/** Invalidates earlier links of the user and deletes those older than a day. */
export async function insertPasswordLink(
  db: Db,
  id_tenant: TenantId,
  link: Omit<typeof passwordLinks.$inferInsert, 'id_tenant'>,
  goneBefore: string,
): Promise<void> {
  await invalidateLinksOf(db, id_tenant, link.id_user);
  await db
    .delete(passwordLinks)
    .where(and(eq(passwordLinks.id_tenant, id_tenant), lt(passwordLinks.createdDate, goneBefore)));
  await db.insert(passwordLinks).values({ ...link, id_tenant });
}

export async function invalidateLinksOf(db: Db, id_tenant: TenantId, id_user: string): Promise<void> {
  await db
    .update(passwordLinks)
    .set({ isSpent: true })
    .where(and(eq(passwordLinks.id_tenant, id_tenant), eq(passwordLinks.id_user, id_user)));
}

const openLink = (id_tenant: TenantId, id: string, now: string) =>
  and(
    eq(passwordLinks.id_tenant, id_tenant),
    eq(passwordLinks.id, id),
    eq(passwordLinks.isSpent, false),
    gt(passwordLinks.expiresAt, now),
  );

export async function isOpenLink(db: Db, id_tenant: TenantId, id: string, now: string): Promise<boolean> {
  const open = await db
    .select({ id: passwordLinks.id })
    .from(passwordLinks)
    .where(openLink(id_tenant, id, now));
  return open.length === 1;
}

/** Returns true once per link, while it is valid. */
export async function consumeLink(db: Db, id_tenant: TenantId, id: string, now: string): Promise<boolean> {
  const spent = await db
    .update(passwordLinks)
    .set({ isSpent: true })
    .where(openLink(id_tenant, id, now))
    .returning({ id: passwordLinks.id });
  return spent.length === 1;
}
