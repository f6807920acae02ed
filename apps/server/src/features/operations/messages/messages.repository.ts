import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { newId } from '../../../kernel/new-id.ts';
import { messageLog, outbox, outgoingMessages } from './messages.table.ts';

type OutboxRow = Omit<typeof outbox.$inferInsert, 'id' | 'at'>;

export async function insertOutgoing(db: Db, message: typeof outgoingMessages.$inferInsert): Promise<void> {
  await db.insert(outgoingMessages).values(message);
}

export async function findOutgoing(db: Db, id_tenant: TenantId, id: string) {
  const [row] = await db
    .select()
    .from(outgoingMessages)
    .where(and(eq(outgoingMessages.id_tenant, id_tenant), eq(outgoingMessages.id, id)));
  return row;
}

export async function countFailure(db: Db, id_tenant: TenantId, id: string): Promise<void> {
  await db
    .update(outgoingMessages)
    .set({ failures: sql`${outgoingMessages.failures} + 1` })
    .where(and(eq(outgoingMessages.id_tenant, id_tenant), eq(outgoingMessages.id, id)));
}

export async function deleteOutgoing(db: Db, id_tenant: TenantId, id: string): Promise<void> {
  await db.delete(outgoingMessages).where(and(eq(outgoingMessages.id_tenant, id_tenant), eq(outgoingMessages.id, id)));
}

/** Deletes messages that are too old to be of use, and marks them as failed in the log. */
export async function discardOldOutgoing(db: Db, id_tenant: TenantId, before: string): Promise<void> {
  const old = await db
    .delete(outgoingMessages)
    .where(and(eq(outgoingMessages.id_tenant, id_tenant), lt(outgoingMessages.createdDate, before)))
    .returning({ id_log: outgoingMessages.id_log });
  const logged = old.flatMap(({ id_log }) => (id_log === null ? [] : [id_log]));
  if (logged.length === 0) return;
  await db
    .update(messageLog)
    .set({ state: 'falhou' })
    .where(and(eq(messageLog.id_tenant, id_tenant), inArray(messageLog.id, logged)));
}

export async function insertIntoOutbox(db: Db, message: OutboxRow, now: Date): Promise<void> {
  const { channel, to, subject, text, html } = message;
  await db.insert(outbox).values({ id: newId(), channel, to, subject, text, html, at: now.toISOString() });
}

/** Lists newest first. */
export async function listOutbox(db: Db) {
  const { channel, to, subject, text, html, at } = outbox;
  return db.select({ channel, to, subject, text, html, at }).from(outbox).orderBy(desc(at), desc(outbox.id)).limit(500);
}
