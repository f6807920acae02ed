import type { ClientCodePurpose } from '@restitui/domain/accounts/passwords/client-code-purpose.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, count, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { withinWindow } from '../../../db/within-window.ts';
import type { RecentWindow } from '../../../kernel/recent-window.ts';
import { clientPasswordCodes as codes } from './passwords.table.ts';

/** The codes of an owner for one purpose. */
export interface CodesOf {
  id_owner: string;
  purpose: ClientCodePurpose;
}

const codesOf = (id_tenant: TenantId, { id_owner, purpose }: CodesOf) =>
  and(eq(codes.id_tenant, id_tenant), eq(codes.id_owner, id_owner), eq(codes.purpose, purpose));

export async function countRecentCodes(
  db: Db,
  id_tenant: TenantId,
  of: CodesOf,
  window: RecentWindow,
): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(codes)
    .where(and(codesOf(id_tenant, of), withinWindow(codes.createdDate, window)));
  return row?.n ?? 0;
}

/** Invalidates earlier codes of the same purpose and deletes those older than a day. */
export async function insertClientCode(
  db: Db,
  id_tenant: TenantId,
  code: Omit<typeof codes.$inferInsert, 'id_tenant'> & CodesOf,
  goneBefore: string,
): Promise<void> {
  await db.update(codes).set({ isSpent: true }).where(codesOf(id_tenant, code));
  await db.delete(codes).where(and(eq(codes.id_tenant, id_tenant), lt(codes.createdDate, goneBefore)));
  await db.insert(codes).values({ ...code, id_tenant });
}

interface CodeAttempt extends CodesOf {
  now: string;
  /** Maximum number of attempts per code. */
  of: number;
}

/** Counts an attempt on the valid code before it is compared; returns undefined when there is no valid code. */
export async function countClientCodeAttempt(db: Db, id_tenant: TenantId, { now, of, ...owner }: CodeAttempt) {
  const [code] = await db
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(and(codesOf(id_tenant, owner), eq(codes.isSpent, false), gt(codes.expiresAt, now), lt(codes.tries, of)))
    .returning({ id: codes.id, code_hash: codes.code_hash, channel: codes.channel });
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
