import type { MessageChannel } from '@restitui/domain/operations/messages/message-channel.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, count, desc, eq, gt, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { withinWindow } from '../../../db/within-window.ts';
import type { RecentWindow } from '../../../kernel/recent-window.ts';
import { verificationCodes as codes } from './verification-codes.table.ts';

/** A contact within a session of staff. */
export interface Contact {
  id_session: string;
  channel: MessageChannel;
  to: string;
}

const ofContact = (id_tenant: TenantId, { id_session, channel, to }: Contact) =>
  and(eq(codes.id_tenant, id_tenant), eq(codes.id_session, id_session), eq(codes.channel, channel), eq(codes.to, to));

/** Locks the receiver until the transaction ends, so that concurrent requests are counted one after the other. */
export async function lockReceiver(db: Db, id_tenant: TenantId, to: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${id_tenant} ${to}`}, 2))`);
}

/** Counts the codes to this receiver and those of this sender within a window. */
export async function countCodes(
  db: Db,
  id_tenant: TenantId,
  { to, id_user, ...window }: { to: string; id_user: string } & RecentWindow,
): Promise<{ toReceiver: number; bySender: number }> {
  const [row] = await db
    .select({
      toReceiver: sql<number>`count(*) filter (where ${codes.to} = ${to})`.mapWith(Number),
      bySender: sql<number>`count(*) filter (where ${codes.id_user} = ${id_user})`.mapWith(Number),
      all: count(),
    })
    .from(codes)
    .where(
      and(
        eq(codes.id_tenant, id_tenant),
        withinWindow(codes.createdDate, window),
        or(eq(codes.to, to), eq(codes.id_user, id_user)),
      ),
    );
  return row ?? { toReceiver: 0, bySender: 0 };
}

/** The code that was sent last, also one that is spent or expired. */
export async function findLastCode(db: Db, id_tenant: TenantId, contact: Contact) {
  const [row] = await db
    .select({
      createdDate: codes.createdDate,
      expiresAt: codes.expiresAt,
      tries: codes.tries,
      isSpent: codes.isSpent,
    })
    .from(codes)
    .where(ofContact(id_tenant, contact))
    .orderBy(desc(codes.createdDate))
    .limit(1);
  return row;
}

/** Invalidates earlier codes of the contact and deletes those older than `goneBefore`. */
export async function insertVerificationCode(
  db: Db,
  id_tenant: TenantId,
  code: Omit<typeof codes.$inferInsert, 'id_tenant'>,
  goneBefore: string,
): Promise<void> {
  await db.update(codes).set({ isSpent: true }).where(ofContact(id_tenant, code));
  await db.delete(codes).where(and(eq(codes.id_tenant, id_tenant), lt(codes.createdDate, goneBefore)));
  await db.insert(codes).values({ ...code, id_tenant });
}

/** Counts an attempt on the valid code before it is compared; returns undefined when there is no valid code. */
export async function countCodeAttempt(
  db: Db,
  id_tenant: TenantId,
  contact: Contact,
  { now, of }: { now: string; of: number },
) {
  const [code] = await db
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(and(ofContact(id_tenant, contact), eq(codes.isSpent, false), gt(codes.expiresAt, now), lt(codes.tries, of)))
    .returning({ id: codes.id, code_hash: codes.code_hash });
  return code;
}

/** Turns the code into a proof; returns true once per code. */
export async function markProven(db: Db, id_tenant: TenantId, id: string, provenAt: string): Promise<boolean> {
  const proven = await db
    .update(codes)
    .set({ isSpent: true, provenAt })
    .where(and(eq(codes.id_tenant, id_tenant), eq(codes.id, id), eq(codes.isSpent, false)))
    .returning({ id: codes.id });
  return proven.length === 1;
}

/** Consumes the proof of a contact; returns false when there is none since then. */
export async function consumeProof(
  db: Db,
  id_tenant: TenantId,
  contact: Contact,
  provenSince: string,
): Promise<boolean> {
  const spent = await db
    .update(codes)
    .set({ provenAt: null })
    .where(and(ofContact(id_tenant, contact), isNotNull(codes.provenAt), gt(codes.provenAt, provenSince)))
    .returning({ id: codes.id });
  return spent.length > 0;
}

/** Returns whether the contact has an unused proof in this session since then. */
export async function hasProof(db: Db, id_tenant: TenantId, contact: Contact, provenSince: string): Promise<boolean> {
  const proven = await db
    .select({ id: codes.id })
    .from(codes)
    .where(and(ofContact(id_tenant, contact), isNotNull(codes.provenAt), gt(codes.provenAt, provenSince)));
  return proven.length > 0;
}
