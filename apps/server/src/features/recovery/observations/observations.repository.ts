import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, asc, desc, eq, getTableColumns, isNull, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { products } from '../products/products.table.ts';
import { observations } from './observations.table.ts';

/** Selects observations together with the product fields that the access rules need. */
function selectObservations(db: Db, id_tenant: TenantId, which: SQL | undefined) {
  const { deletedAt: _, ...columns } = getTableColumns(observations);
  return db
    .select({ ...columns, typeServico: products.typeServico, id_analista: products.id_analista })
    .from(observations)
    .leftJoin(products, and(eq(products.id_tenant, observations.id_tenant), eq(products.id, observations.id_produto)))
    .where(and(eq(observations.id_tenant, id_tenant), which, isNull(observations.deletedAt)))
    .orderBy(asc(observations.createdDate), asc(observations.id));
}

export type ObservationRow = Awaited<ReturnType<typeof selectObservations>>[number];

/** Lists the observations of a client or product, oldest first. */
export function listObservations(
  db: Db,
  id_tenant: TenantId,
  of: { cnpj: string } | { id_produto: string },
): Promise<ObservationRow[]> {
  const which = 'cnpj' in of ? eq(observations.cnpj, of.cnpj) : eq(observations.id_produto, of.id_produto);
  return selectObservations(db, id_tenant, which);
}

export async function findObservation(db: Db, id_tenant: TenantId, id: string): Promise<ObservationRow | undefined> {
  const [row] = await selectObservations(db, id_tenant, eq(observations.id, id));
  return row;
}

/** Lists the conversation with a client, without observations on its products, oldest first. */
export function listConversation(db: Db, id_tenant: TenantId, cnpj: string): Promise<ObservationRow[]> {
  const which = and(eq(observations.cnpj, cnpj), eq(observations.category, 'CLIENTE'), isNull(observations.id_produto));
  return selectObservations(db, id_tenant, which);
}

/** Returns the id of the client's latest message if staff has not replied to it. */
export async function findUnansweredMessage(db: Db, id_tenant: TenantId, cnpj: string): Promise<string | undefined> {
  const [last] = await db
    .select({ id: observations.id, id_owner: observations.id_owner })
    .from(observations)
    .where(
      and(
        eq(observations.id_tenant, id_tenant),
        eq(observations.cnpj, cnpj),
        eq(observations.category, 'CLIENTE'),
        isNull(observations.deletedAt),
      ),
    )
    .orderBy(desc(observations.createdDate), desc(observations.id))
    .limit(1);
  return last?.id_owner == null ? undefined : last.id;
}

export async function insertObservation(db: Db, row: typeof observations.$inferInsert): Promise<void> {
  await db.insert(observations).values(row);
}

/** Soft delete: the row stays stored and is no longer listed. */
export async function markObservationDeleted(
  db: Db,
  id_tenant: TenantId,
  id: string,
  deletedAt: string,
): Promise<void> {
  await db
    .update(observations)
    .set({ deletedAt })
    .where(and(eq(observations.id_tenant, id_tenant), eq(observations.id, id)));
}
