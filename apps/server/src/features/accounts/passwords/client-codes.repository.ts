import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, count, eq, gt, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import type { RecentWindow } from '../../../kernel/recent-window.ts';
import { clientPasswordCodes as codes } from './passwords.table.ts';

export async function countRecentCodes(
  db: Db,
  id_tenant: TenantId,
  id_owner: string,
  { since, until }: RecentWindow,
): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(codes)
    .where(
      and(
        eq(codes.id_tenant, id_tenant),
        eq(codes.id_owner, id_owner),
        gt(codes.createdDate, since),
        lte(codes.createdDate, until),
      ),
    );
  return row?.n ?? 0;
}

/** Invalidates earlier codes of the owner and deletes those older than a day. */
export async function insertClientCode(
  db: Db,
  id_tenant: TenantId,
  code: Omit<typeof codes.$inferInsert, 'id_tenant'>,
  goneBefore: string,
): Promise<void> {
  await db
    .update(codes)
    .set({ isSpent: true })
    .where(and(eq(codes.id_tenant, id_tenant), eq(codes.id_owner, code.id_owner)));
  await db.delete(codes).where(and(eq(codes.id_tenant, id_tenant), lt(codes.createdDate, goneBefore)));
  await db.insert(codes).values({ ...code, id_tenant });
}

interface CodeAttempt {
  id_owner: string;
  now: string;
  /** Maximum number of attempts per code. */
  of: number;
}

/** Counts an attempt on the valid code before it is compared; returns undefined when there is no valid code. */
export async function countClientCodeAttempt(db: Db, id_tenant: TenantId, { id_owner, now, of }: CodeAttempt) {
  const [code] = await db
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(
      and(
        eq(codes.id_tenant, id_tenant),
        eq(codes.id_owner, id_owner),
        eq(codes.isSpent, false),
        gt(codes.expiresAt, now),
        lt(codes.tries, of),
      ),
    )
    .returning({ id: codes.id, code_hash: codes.code_hash });
  return code;
}

/** Returns true once per code. */
export async function consumeClientCode(db: Db, id_tenant: TenantId, id: string): Promise<boolean> {
  const spent = await db
    .update(codes)
    .set({ isSpent: true })
    .where(and(eq(codes.id_tenant, id_tenant), eq(codes.id, id), eq(codes.isSpent, false)))
    .returning({ id: codes.id });
  return spent.length === 1;
}
