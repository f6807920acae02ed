import type { MessageState } from '@restitui/domain/operations/messages/message-state.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { messageLog } from './messages.table.ts';

export type LoggedMessageRow = typeof messageLog.$inferSelect;

/** Returns false when this message was logged before. */
export async function insertLogged(db: Db, row: typeof messageLog.$inferInsert): Promise<boolean> {
  const { rowCount } = await db.insert(messageLog).values(row).onConflictDoNothing();
  return rowCount === 1;
}

export async function findLogged(db: Db, id_tenant: TenantId, id: string): Promise<LoggedMessageRow | undefined> {
  const [row] = await db
    .select()
    .from(messageLog)
    .where(and(eq(messageLog.id_tenant, id_tenant), eq(messageLog.id, id)));
  return row;
}

export async function saveMessageState(
  db: Db,
  id_tenant: TenantId,
  id: string | null,
  changed: { state: MessageState; sentAt?: string },
): Promise<void> {
  if (id === null) return;
  await db
    .update(messageLog)
    .set(changed)
    .where(and(eq(messageLog.id_tenant, id_tenant), eq(messageLog.id, id)));
}

export async function dropOldLogged(db: Db, id_tenant: TenantId, before: string): Promise<void> {
  await db.delete(messageLog).where(and(eq(messageLog.id_tenant, id_tenant), lt(messageLog.createdDate, before)));
}
