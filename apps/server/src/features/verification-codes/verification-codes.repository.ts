import type { MessageChannel } from '@restitui/domain/messages/message-channel.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { and, count, desc, eq, gt, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { verificationCodes as codes } from './verification-codes.table.ts';

/** A contact as one session of staff deals with it. */
export interface Contact {
  id_session: string;
  channel: MessageChannel;
  to: string;
}

const ofContact = (id_tenant: TenantId, { id_session, channel, to }: Contact) =>
  and(eq(codes.id_tenant, id_tenant), eq(codes.id_session, id_session), eq(codes.channel, channel), eq(codes.to, to));

/** Two calls at once are counted one after the other, until the transaction ends. */
export async function lockReceiver(db: Db, id_tenant: TenantId, to: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${id_tenant} ${to}`}, 2))`);
}

/** How many codes went to this receiver, and how many this person sent, since then. */
export async function countCodes(
  db: Db,
  id_tenant: TenantId,
  { to, id_user, since }: { to: string; id_user: string; since: string },
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
        gt(codes.createdDate, since),
        or(eq(codes.to, to), eq(codes.id_user, id_user)),
      ),
    );
  return row ?? { toReceiver: 0, bySender: 0 };
}

export async function findLastSent(db: Db, id_tenant: TenantId, contact: Contact): Promise<string | undefined> {
  const [row] = await db
    .select({ createdDate: codes.createdDate })
    .from(codes)
    .where(ofContact(id_tenant, contact))
    .orderBy(desc(codes.createdDate))
    .limit(1);
  return row?.createdDate;
}

/** The newest code of a contact stands alone, and what is older than `goneBefore` is forgotten. */
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

/** Uses up one try of the code that stands, before it is compared; undefined when none does. */
export async function takeCodeTry(
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

/** True once for each code: from then on it is a proof. */
export async function markProven(db: Db, id_tenant: TenantId, id: string, provenAt: string): Promise<boolean> {
  const proven = await db
    .update(codes)
    .set({ isSpent: true, provenAt })
    .where(and(eq(codes.id_tenant, id_tenant), eq(codes.id, id), eq(codes.isSpent, false)))
    .returning({ id: codes.id });
  return proven.length === 1;
}

/** Takes the proof of a contact away; false when there was none so young. */
export async function spendProof(db: Db, id_tenant: TenantId, contact: Contact, provenSince: string): Promise<boolean> {
  const spent = await db
    .update(codes)
    .set({ provenAt: null })
    .where(and(ofContact(id_tenant, contact), isNotNull(codes.provenAt), gt(codes.provenAt, provenSince)))
    .returning({ id: codes.id });
  return spent.length > 0;
}

/** Whether a contact was proven in this session since then, and the proof is not spent. */
export async function hasProof(db: Db, id_tenant: TenantId, contact: Contact, provenSince: string): Promise<boolean> {
  const proven = await db
    .select({ id: codes.id })
    .from(codes)
    .where(and(ofContact(id_tenant, contact), isNotNull(codes.provenAt), gt(codes.provenAt, provenSince)));
  return proven.length > 0;
}
