import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { withinWindow } from '../../../db/within-window.ts';
import type { RecentWindow } from '../../../kernel/recent-window.ts';
import { factorChallenges as challenges } from './second-factor.table.ts';

export type ChallengeRow = typeof challenges.$inferSelect;

const byId = ({ id_tenant, id }: { id_tenant: TenantId; id: string }) =>
  and(eq(challenges.id_tenant, id_tenant), eq(challenges.id, id));

/** Deletes the user's challenges that no longer count, and stores the new one. */
export async function insertChallenge(
  db: Db,
  challenge: typeof challenges.$inferInsert,
  goneBefore: string,
): Promise<void> {
  const { id_tenant, id_user } = challenge;
  await db
    .delete(challenges)
    .where(
      and(eq(challenges.id_tenant, id_tenant), eq(challenges.id_user, id_user), lt(challenges.createdDate, goneBefore)),
    );
  await db.insert(challenges).values(challenge);
}

/** Counts a wrong answer before the answer is checked; undefined when the challenge cannot be answered. */
export async function countChallengeAttempt(
  db: Db,
  key: { id_tenant: TenantId; id: string },
  { purpose, address, now, most }: { purpose: ChallengeRow['purpose']; address: string; now: string; most: number },
): Promise<ChallengeRow | undefined> {
  const [row] = await db
    .update(challenges)
    .set({ wrong: sql`${challenges.wrong} + 1` })
    .where(
      and(
        byId(key),
        eq(challenges.purpose, purpose),
        eq(challenges.address, address),
        isNull(challenges.spentAt),
        gt(challenges.expiresAt, now),
        lt(challenges.wrong, most),
      ),
    )
    .returning();
  return row;
}

/** Sums the wrong answers of an account within a window, over all its challenges. */
export async function countWrongAnswers(
  db: Db,
  id_tenant: TenantId,
  id_user: string,
  window: RecentWindow,
): Promise<number> {
  const [row] = await db
    .select({ wrong: sql<number>`coalesce(sum(${challenges.wrong}), 0)`.mapWith(Number) })
    .from(challenges)
    .where(
      and(
        eq(challenges.id_tenant, id_tenant),
        eq(challenges.id_user, id_user),
        withinWindow(challenges.createdDate, window),
      ),
    );
  return row?.wrong ?? 0;
}

/** Spends a challenge after a right answer, which does not count as wrong; returns true once. */
export async function spendChallenge(
  db: Db,
  key: { id_tenant: TenantId; id: string },
  spentAt: string,
): Promise<boolean> {
  const spent = await db
    .update(challenges)
    .set({ spentAt, wrong: sql`${challenges.wrong} - 1` })
    .where(and(byId(key), isNull(challenges.spentAt)))
    .returning({ id: challenges.id });
  return spent.length === 1;
}
