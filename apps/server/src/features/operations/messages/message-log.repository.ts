import type { MessageState } from '@restitui/domain/operations/messages/message-state.ts';
import type { messagesApi } from '@restitui/domain/operations/messages/messages.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Input, Page } from '@restitui/domain/wire/endpoint.ts';
import { and, count, desc, eq, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { filterConditions } from '../../../db/filter-conditions.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { clients } from '../../crm/clients/clients.table.ts';
import { messageLog } from './messages.table.ts';

export type LoggedMessageRow = typeof messageLog.$inferSelect;

/** Returns false when this message was logged before. */
export async function insertLogged(db: Db, row: typeof messageLog.$inferInsert): Promise<boolean> {
  const { rowCount } = await db.insert(messageLog).values(row).onConflictDoNothing();
  return rowCount === 1;
}

/** Returns a message of the log and keeps others from changing it until the transaction ends. */
export async function lockLogged(db: Db, id_tenant: TenantId, id: string): Promise<LoggedMessageRow | undefined> {
  const [row] = await db
    .select()
    .from(messageLog)
    .where(and(eq(messageLog.id_tenant, id_tenant), eq(messageLog.id, id)))
    .for('update');
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

/** Lists newest first. */
export async function listLogged(
  db: Db,
  id_tenant: TenantId,
  { page, pageSize, ...query }: Input<typeof messagesApi.log>['query'],
): Promise<{ data: LoggedMessageRow[]; page: Page }> {
  const conditions = filterConditions(query, {
    evento: (event) => eq(messageLog.event, event),
    situacao: (state) => eq(messageLog.state, state),
  });
  const where = and(eq(messageLog.id_tenant, id_tenant), ...conditions);
  const [counted] = await db.select({ n: count() }).from(messageLog).where(where);
  const data = await db
    .select()
    .from(messageLog)
    .where(where)
    .orderBy(desc(messageLog.createdDate), desc(messageLog.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { data, page: { number: page, size: pageSize, total: counted?.n ?? 0 } };
}

export async function markResent(db: Db, id_tenant: TenantId, id: string, id_resent: string): Promise<void> {
  await db
    .update(messageLog)
    .set({ id_resent })
    .where(and(eq(messageLog.id_tenant, id_tenant), eq(messageLog.id, id)));
}

/**
 * Frees the key of messages that were not delivered and not sent again, on every channel and address, so that the
 * occurrence can be sent once more. Returns their ids.
 */
export async function releaseFailedKey(db: Db, id_tenant: TenantId, key: string): Promise<string[]> {
  const rows = await db
    .update(messageLog)
    .set({ key: sql`${messageLog.key} || ' ' || ${messageLog.id}` })
    .where(
      and(
        eq(messageLog.id_tenant, id_tenant),
        eq(messageLog.key, key),
        eq(messageLog.state, 'falhou'),
        isNull(messageLog.id_resent),
      ),
    )
    .returning({ id: messageLog.id });
  return rows.map(({ id }) => id);
}

/**
 * Lists messages that were not delivered since an instant and not sent again, with the client, newest first. Codes and
 * links without a client are left out: they are of no use any more.
 */
export async function listUndeliveredMessages(
  db: Db,
  id_tenant: TenantId,
  { since, limit }: { since: string; limit: number },
) {
  const { id, channel, subject, nome, id_client, createdDate } = messageLog;
  return db
    .select({ id, channel, subject, nome, id_client, createdDate, empresa: clients.razao_social })
    .from(messageLog)
    .leftJoin(clients, and(eq(clients.id_tenant, id_tenant), eq(clients.cnpjcpf, id_client)))
    .where(
      and(
        eq(messageLog.id_tenant, id_tenant),
        gte(createdDate, since),
        eq(messageLog.state, 'falhou'),
        isNull(messageLog.id_resent),
        or(isNotNull(messageLog.text), isNotNull(id_client)),
      ),
    )
    .orderBy(desc(createdDate), desc(id))
    .limit(limit);
}
