import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { clientDocumentRequests as requests } from './client-documents.table.ts';

export type DocumentRequestRow = typeof requests.$inferSelect;

const isOpen = and(isNull(requests.answeredAt), isNull(requests.withdrawnAt));

/** Lists the requests of a client that were not withdrawn: open ones first, then the newest. */
export function listDocumentRequests(db: Db, id_tenant: TenantId, id_client: string): Promise<DocumentRequestRow[]> {
  return db
    .select()
    .from(requests)
    .where(and(eq(requests.id_tenant, id_tenant), eq(requests.id_client, id_client), isNull(requests.withdrawnAt)))
    .orderBy(sql`${requests.answeredAt} is not null`, desc(requests.createdDate), asc(requests.id));
}

/** Lists the requests of a client that wait for it, oldest first. */
export function listOpenDocumentRequests(
  db: Db,
  id_tenant: TenantId,
  id_client: string,
): Promise<DocumentRequestRow[]> {
  return db
    .select()
    .from(requests)
    .where(and(eq(requests.id_tenant, id_tenant), eq(requests.id_client, id_client), isOpen))
    .orderBy(asc(requests.createdDate), asc(requests.id));
}

export async function findDocumentRequest(
  db: Db,
  id_tenant: TenantId,
  id: string,
): Promise<DocumentRequestRow | undefined> {
  const [row] = await db
    .select()
    .from(requests)
    .where(and(eq(requests.id_tenant, id_tenant), eq(requests.id, id)));
  return row;
}

export async function insertDocumentRequest(db: Db, values: typeof requests.$inferInsert): Promise<DocumentRequestRow> {
  const [row] = await db.insert(requests).values(values).returning();
  if (!row) throw new Error('The insert returned no row.');
  return row;
}

/** Returns false when the request was answered or withdrawn meanwhile. */
export async function closeDocumentRequest(
  db: Db,
  id_tenant: TenantId,
  id: string,
  closed: { answeredAt: string; id_document: string } | { withdrawnAt: string },
): Promise<boolean> {
  const { rowCount } = await db
    .update(requests)
    .set(closed)
    .where(and(eq(requests.id_tenant, id_tenant), eq(requests.id, id), isOpen));
  return rowCount === 1;
}

/** Opens a request again whose document was deleted. */
export async function reopenDocumentRequests(db: Db, id_tenant: TenantId, id_document: string): Promise<void> {
  await db
    .update(requests)
    .set({ id_document: null, answeredAt: null })
    .where(and(eq(requests.id_tenant, id_tenant), eq(requests.id_document, id_document)));
}
