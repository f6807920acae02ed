import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { and, asc, desc, eq, getTableColumns, isNull, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { products } from '../products/products.table.ts';
import { observations } from './observations.table.ts';

/** With what the rules ask of the product that it is about, if any. */
function selectObservations(db: Db, id_tenant: TenantId, which: SQL) {
  const { deletedAt: _, ...columns } = getTableColumns(observations);
  return db
    .select({ ...columns, typeServico: products.typeServico, id_analista: products.id_analista })
    .from(observations)
    .leftJoin(products, and(eq(products.id_tenant, observations.id_tenant), eq(products.id, observations.id_produto)))
    .where(and(eq(observations.id_tenant, id_tenant), which, isNull(observations.deletedAt)))
    .orderBy(asc(observations.createdDate), asc(observations.id));
}

export type ObservationRow = Awaited<ReturnType<typeof selectObservations>>[number];

/** The oldest first. */
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

/** The conversation with a client alone, the oldest first. */
export function listTalk(db: Db, id_tenant: TenantId, cnpj: string): Promise<ObservationRow[]> {
  const which = and(eq(observations.cnpj, cnpj), eq(observations.category, 'CLIENTE'), isNull(observations.id_produto));
  return selectObservations(db, id_tenant, which as SQL);
}

/** What a client wrote last, while nobody of the staff has written back. */
export async function findUnanswered(db: Db, id_tenant: TenantId, cnpj: string): Promise<string | undefined> {
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

/** It stays stored and is shown to nobody. */
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
