import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { and, count, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { clientPasswordCodes as codes } from './passwords.table.ts';

export async function countCodesSince(db: Db, id_tenant: TenantId, id_owner: string, since: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(codes)
    .where(and(eq(codes.id_tenant, id_tenant), eq(codes.id_owner, id_owner), gt(codes.createdDate, since)));
  return row?.n ?? 0;
}

/** The newest code stands alone: those before it are spent, and those of yesterday gone. */
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

interface Try {
  id_owner: string;
  now: string;
  /** Tries that a code has. */
  of: number;
}

/** Uses up one try of the code that stands, before it is compared; undefined when none does. */
export async function takeTry(db: Db, id_tenant: TenantId, { id_owner, now, of }: Try) {
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

/** True once for each code. */
export async function spendCode(db: Db, id_tenant: TenantId, id: string): Promise<boolean> {
  const spent = await db
    .update(codes)
    .set({ isSpent: true })
    .where(and(eq(codes.id_tenant, id_tenant), eq(codes.id, id), eq(codes.isSpent, false)))
    .returning({ id: codes.id });
  return spent.length === 1;
}
