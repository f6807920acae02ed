import { sampleClientId } from '@restitui/domain/crm/clients/sample-client.ts';
import type { analystsApi } from '@restitui/domain/recovery/products/analysts.api.ts';
import type { ProductScope } from '@restitui/domain/recovery/products/products.access.ts';
import type { Product } from '@restitui/domain/recovery/products/products.api.ts';
import { toAssign, withoutAnalyst } from '@restitui/domain/recovery/products/without-analyst.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Input, Page } from '@restitui/domain/wire/endpoint.ts';
import { and, asc, count, eq, inArray, isNull, ne, type SQL } from 'drizzle-orm';
import { productInScope } from '../../../db/client-conditions.ts';
import { filterConditions } from '../../../db/filter-conditions.ts';
import { sortOrder } from '../../../db/sort-order.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { users } from '../../accounts/users/users.table.ts';
import { clients } from '../../crm/clients/clients.table.ts';
import { needsAnalyst } from './idle-products.repository.ts';
import { matching, ofProduct, productColumns, responsavel } from './products.repository.ts';
import { products } from './products.table.ts';

type ListQuery = Input<typeof analystsApi.list>['query'];

function analysedBy(db: Db, analista: string): SQL | undefined {
  if (analista === toAssign) return needsAnalyst(db);
  return analista === withoutAnalyst ? isNull(products.id_analista) : eq(products.id_analista, analista);
}

function orderOf(sort: ListQuery['sort']): SQL[] {
  const { column, direction } = sortOrder(sort);
  const byName = [clients.razao_social_busca, clients.id_tenant, clients.cnpjcpf] as const;
  const last = [asc(products.typeServico)];
  if (column === 'empresa') return [...byName.map((part) => direction(part)), ...last];
  return [direction(products[column]), ...byName.map((part) => asc(part)), ...last];
}

/** Lists one page of the products of one tenant, or of all tenants in a cross-tenant transaction. */
export async function listManagedProducts(
  db: Db,
  tenant: TenantId | 'all',
  scope: ProductScope,
  { page, pageSize, sort, q, ...query }: ListQuery,
): Promise<{ data: Product[]; page: Page }> {
  const filters = filterConditions(query, {
    // Chooses `tenant`.
    id_tenant: () => undefined,
    typeServico: (typeServico) => eq(products.typeServico, typeServico),
    analista: (analista) => analysedBy(db, analista),
    status: (status) => eq(products.status, status),
  });
  const own = and(
    tenant === 'all' ? undefined : eq(products.id_tenant, tenant),
    ne(products.id_client, sampleClientId),
    ...filters,
    productInScope(scope),
  );
  const wanted = matching(q);
  const data = await db
    .select(productColumns)
    .from(products)
    .innerJoin(clients, ofProduct)
    .leftJoin(users, eq(users.id, products.id_analista))
    .leftJoin(responsavel, eq(responsavel.id, clients.id_responsavel))
    .where(and(own, tenant === 'all' ? undefined : eq(clients.id_tenant, tenant), wanted))
    .orderBy(...orderOf(sort))
    .limit(pageSize)
    .offset((page - 1) * pageSize);

  // Every product has a client, so the join is needed for counting only with conditions on it.
  const isOfClient = wanted !== undefined || query.analista === toAssign;
  const counted = db.select({ n: count() }).from(products).$dynamic();
  const [total] = await (isOfClient ? counted.innerJoin(clients, ofProduct) : counted).where(and(own, wanted));
  return { data, page: { number: page, size: pageSize, total: total?.n ?? 0 } };
}

/** Locks the rows until the transaction ends and returns the analyst of each. */
export async function lockAnalysts(db: Db, id_tenant: TenantId, ids: string[]): Promise<Map<string, string | null>> {
  const rows = await db
    .select({ id: products.id, id_analista: products.id_analista })
    .from(products)
    .where(and(eq(products.id_tenant, id_tenant), inArray(products.id, ids)))
    .orderBy(asc(products.id))
    .for('update');
  return new Map(rows.map(({ id, id_analista }) => [id, id_analista]));
}

export async function setAnalyst(
  db: Db,
  id_tenant: TenantId,
  ids: string[],
  id_analista: string | null,
): Promise<void> {
  await db
    .update(products)
    .set({ id_analista })
    .where(and(eq(products.id_tenant, id_tenant), inArray(products.id, ids)));
}
