import type { Change, changeHistoryApi } from '@restitui/domain/insights/change-history/change-history.api.ts';
import type { RecordedEntity } from '@restitui/domain/insights/change-history/recorded-entity.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Input, Page } from '@restitui/domain/wire/endpoint.ts';
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import { filterConditions } from '../../../db/filter-conditions.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { products } from '../../recovery/products/products.table.ts';
import { changes } from './change-history.table.ts';

type ListQuery = Input<typeof changeHistoryApi.ofClient>['query'];

/** Selects by client or product with all records under it, or by a single record of other entities. */
type HistoryOwner = { id_client: string } | { id_product: string } | { entities: RecordedEntity[]; id_entity: string };

function changesOf(of: HistoryOwner) {
  if ('id_client' in of) return eq(changes.id_client, of.id_client);
  if ('id_product' in of) return eq(changes.id_product, of.id_product);
  return and(inArray(changes.entity, of.entities), eq(changes.id_entity, of.id_entity));
}

interface History {
  data: Change[];
  page: Page;
  fields: { entity: RecordedEntity; field: string }[];
}

/** Lists one page of changes, newest first. */
export async function listChanges(db: Db, id_tenant: TenantId, of: HistoryOwner, query: ListQuery): Promise<History> {
  const all = and(eq(changes.id_tenant, id_tenant), changesOf(of));
  const { page, pageSize } = query;
  const filters = filterConditions(query, {
    entity: (entity) => eq(changes.entity, entity),
    field: (field) => (field ? eq(changes.field, field) : undefined),
  });
  const where = and(all, ...filters);
  const data = await db
    .select({
      id: changes.id,
      date: changes.date,
      author: changes.author,
      authorName: changes.authorName,
      entity: changes.entity,
      id_entity: changes.id_entity,
      id_product: changes.id_product,
      typeServico: products.typeServico,
      field: changes.field,
      from: changes.from,
      to: changes.to,
    })
    .from(changes)
    .leftJoin(products, and(eq(products.id_tenant, changes.id_tenant), eq(products.id, changes.id_product)))
    .where(where)
    .orderBy(desc(changes.date), asc(changes.entity), asc(changes.field), asc(changes.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [total] = await db.select({ n: count() }).from(changes).where(where);
  const fields = await db
    .selectDistinct({ entity: changes.entity, field: changes.field })
    .from(changes)
    .where(all)
    .orderBy(asc(changes.entity), asc(changes.field))
    .limit(200);
  return { data: data as Change[], page: { number: page, size: pageSize, total: total?.n ?? 0 }, fields };
}

export async function insertChanges(db: Db, rows: (typeof changes.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(changes).values(rows);
}

/** Returns the last staff member who changed a field of a record. */
export async function findChangeAuthor(
  db: Db,
  id_tenant: TenantId,
  { entity, id, field }: { entity: RecordedEntity; id: string; field: string },
): Promise<{ id: string; name: string } | undefined> {
  const of = and(eq(changes.entity, entity), eq(changes.id_entity, id), eq(changes.field, field));
  const [author] = await db
    .select({ id: changes.id_author, name: changes.authorName })
    .from(changes)
    .where(and(eq(changes.id_tenant, id_tenant), eq(changes.author, 'staff'), of))
    .orderBy(desc(changes.date))
    .limit(1);
  return author;
}
