import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq, gt, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { withinWindow } from '../../../db/within-window.ts';
import type { RecentWindow } from '../../../kernel/recent-window.ts';
import { userInvitations } from './invitations.table.ts';

type InvitationRow = typeof userInvitations.$inferSelect;

/** Replaces the earlier invitations of the user. */
export async function insertInvitation(db: Db, row: typeof userInvitations.$inferInsert): Promise<void> {
  await spendInvitationsOf(db, row.id_tenant, row.id_user);
  await db.insert(userInvitations).values(row);
}

export async function spendInvitationsOf(db: Db, id_tenant: TenantId, id_user: string): Promise<void> {
  await db
    .update(userInvitations)
    .set({ isSpent: true })
    .where(and(eq(userInvitations.id_tenant, id_tenant), eq(userInvitations.id_user, id_user)));
}

const isOpen = (id_tenant: TenantId, now: string) =>
  and(eq(userInvitations.id_tenant, id_tenant), eq(userInvitations.isSpent, false), gt(userInvitations.expiresAt, now));

/** Finds an invitation that is neither spent nor expired. */
export async function findOpenInvitation(
  db: Db,
  id_tenant: TenantId,
  id: string,
  now: string,
): Promise<InvitationRow | undefined> {
  const [row] = await db
    .select()
    .from(userInvitations)
    .where(and(isOpen(id_tenant, now), eq(userInvitations.id, id)));
  return row;
}

/** Returns true once per invitation, while it is open. */
export async function consumeInvitation(db: Db, id_tenant: TenantId, id: string, now: string): Promise<boolean> {
  const spent = await db
    .update(userInvitations)
    .set({ isSpent: true, acceptedDate: now })
    .where(and(isOpen(id_tenant, now), eq(userInvitations.id, id)))
    .returning({ id: userInvitations.id });
  return spent.length === 1;
}

/** Counts the invitations of a person and those of an inviter within a window. */
export async function countInvitations(
  db: Db,
  id_tenant: TenantId,
  { id_user, id_inviter, ...window }: { id_user: string; id_inviter: string } & RecentWindow,
): Promise<{ toPerson: number; byInviter: number }> {
  const [row] = await db
    .select({
      toPerson: sql<number>`count(*) filter (where ${userInvitations.id_user} = ${id_user})`.mapWith(Number),
      byInviter: sql<number>`count(*) filter (where ${userInvitations.id_inviter} = ${id_inviter})`.mapWith(Number),
    })
    .from(userInvitations)
    .where(
      and(
        eq(userInvitations.id_tenant, id_tenant),
        withinWindow(userInvitations.createdDate, window),
        or(eq(userInvitations.id_user, id_user), eq(userInvitations.id_inviter, id_inviter)),
      ),
    );
  return row ?? { toPerson: 0, byInviter: 0 };
}

/** Locks the invitations of an inviter until the transaction ends, so that concurrent ones are counted. */
export async function lockInviter(db: Db, id_tenant: TenantId, id_inviter: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${id_tenant} ${id_inviter}`}, 8))`);
}
