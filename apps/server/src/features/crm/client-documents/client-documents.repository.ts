import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, count, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { clientDocuments } from './client-documents.table.ts';

export type ClientDocumentRow = typeof clientDocuments.$inferSelect;

export function listClientDocuments(db: Db, id_tenant: TenantId, id_client: string): Promise<ClientDocumentRow[]> {
  return db
    .select()
    .from(clientDocuments)
    .where(
      and(
        eq(clientDocuments.id_tenant, id_tenant),
        eq(clientDocuments.id_client, id_client),
        isNull(clientDocuments.deletedAt),
      ),
    )
    .orderBy(desc(clientDocuments.createdDate), desc(clientDocuments.id));
}

export async function findClientDocument(
  db: Db,
  id_tenant: TenantId,
  id: string,
): Promise<ClientDocumentRow | undefined> {
  const [row] = await db
    .select()
    .from(clientDocuments)
    .where(
      and(eq(clientDocuments.id_tenant, id_tenant), eq(clientDocuments.id, id), isNull(clientDocuments.deletedAt)),
    );
  return row;
}

/** Counts the owner's documents since then, including deleted ones. */
export async function countSentByOwner(db: Db, id_tenant: TenantId, id_client: string, since: string): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(clientDocuments)
    .where(
      and(
        eq(clientDocuments.id_tenant, id_tenant),
        eq(clientDocuments.id_client, id_client),
        isNotNull(clientDocuments.id_owner),
        gt(clientDocuments.createdDate, since),
      ),
    );
  return row?.n ?? 0;
}

export async function insertClientDocument(
  db: Db,
  values: typeof clientDocuments.$inferInsert,
): Promise<ClientDocumentRow> {
  const [row] = await db.insert(clientDocuments).values(values).returning();
  if (!row) throw new Error('The insert returned no row.');
  return row;
}

/** Returns false when it was opened meanwhile. */
export async function markDocumentDeleted(
  db: Db,
  id_tenant: TenantId,
  id: string,
  deletedAt: string,
): Promise<boolean> {
  const { rowCount } = await db
    .update(clientDocuments)
    .set({ deletedAt })
    .where(and(eq(clientDocuments.id_tenant, id_tenant), eq(clientDocuments.id, id), isNull(clientDocuments.seenDate)));
  return rowCount === 1;
}

/** Only the first opening is stored. */
export async function markDocumentSeen(db: Db, id_tenant: TenantId, id: string, seenDate: string): Promise<void> {
  await db
    .update(clientDocuments)
    .set({ seenDate })
    .where(and(eq(clientDocuments.id_tenant, id_tenant), eq(clientDocuments.id, id), isNull(clientDocuments.seenDate)));
}
