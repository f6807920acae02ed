import type { ClientScope } from '@restitui/domain/crm/clients/clients.access.ts';
import { sampleClientId } from '@restitui/domain/crm/clients/sample-client.ts';
import type { ProductStatus } from '@restitui/domain/recovery/products/product-status.ts';
import type { ProductScope } from '@restitui/domain/recovery/products/products.access.ts';
import type { Product } from '@restitui/domain/recovery/products/products.api.ts';
import type { ServiceType } from '@restitui/domain/recovery/products/service-type.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Page } from '@restitui/domain/wire/endpoint.ts';
import { and, asc, count, eq, inArray, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { productInScope } from '../../../db/client-conditions.ts';
import { nameOrNumberHas } from '../../../db/folded-text.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { users } from '../../accounts/users/users.table.ts';
import { clients } from '../../crm/clients/clients.table.ts';
import { products } from './products.table.ts';

/** The responsible user of the client in `productColumns`. */
export const responsavel = alias(users, 'responsavel');

/** Columns of a product with its names; needs joins with clients, the analyst and `responsavel`. */
export const productColumns = {
  id: products.id,
  id_tenant: products.id_tenant,
  id_client: products.id_client,
  id_user: products.id_user,
  id_analista: products.id_analista,
  nomeAnalista: users.name,
  typeServico: products.typeServico,
  typeRegime: products.typeRegime,
  status: products.status,
  isActive: products.isActive,
  createdDate: products.createdDate,
  parceiro: responsavel.name,
  empresa: clients.razao_social,
};

function productsWhere(db: Db, where: SQL | undefined) {
  return db
    .select(productColumns)
    .from(products)
    .innerJoin(clients, ofProduct)
    .leftJoin(users, eq(users.id, products.id_analista))
    .leftJoin(responsavel, eq(responsavel.id, clients.id_responsavel))
    .where(where)
    .orderBy(asc(products.createdDate), asc(products.typeServico), asc(products.id))
    .$dynamic();
}

/** Join condition of products and clients. */
export const ofProduct = and(eq(clients.id_tenant, products.id_tenant), eq(clients.cnpjcpf, products.id_client));

export async function listProductsOfClient(db: Db, id_tenant: TenantId, id_client: string): Promise<Product[]> {
  return productsWhere(db, and(eq(products.id_tenant, id_tenant), eq(products.id_client, id_client)));
}

interface ListScope {
  clients: ClientScope;
  products: ProductScope;
}

/** The products that a list may show, optionally of one client. */
export type ProductReach = ListScope & { id_client?: string | undefined };

/** Returns the condition for clients whose name or number contains the text. */
export function matching(q: string | undefined): SQL | undefined {
  return q ? nameOrNumberHas(clients.razao_social_busca, clients.cnpjcpf, q) : undefined;
}

/** The product of the sample company is in no list of products. */
export const isCounted = ne(products.id_client, sampleClientId);

const managedBy = (id_user: string) => or(eq(clients.id_responsavel, id_user), eq(clients.id_gerente, id_user));

function ofClients(scope: ClientScope): SQL | undefined {
  switch (scope.kind) {
    case 'all':
      return undefined;
    case 'withServices':
      return inArray(products.typeServico, scope.services);
    case 'assignedTo':
      return eq(products.id_analista, scope.id_analista);
    case 'managedBy':
      return managedBy(scope.id_user);
    case 'none':
      return sql`false`;
  }
}

/** Lists the products of the clients in scope, limited to the services that the actor may see. */
export async function listProductsInScope(
  db: Db,
  id_tenant: TenantId,
  scope: ListScope,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ data: Product[]; page: Page }> {
  const where = and(
    eq(products.id_tenant, id_tenant),
    isCounted,
    ofClients(scope.clients),
    productInScope(scope.products),
  );
  const data = await productsWhere(db, where)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [total] = await db.select({ n: count() }).from(products).innerJoin(clients, ofProduct).where(where);
  return { data, page: { number: page, size: pageSize, total: total?.n ?? 0 } };
}

function inReach(id_tenant: TenantId, { clients: scope, products: services, id_client }: ProductReach) {
  return and(
    eq(products.id_tenant, id_tenant),
    id_client === undefined ? isCounted : eq(products.id_client, id_client),
    ofClients(scope),
    productInScope(services),
  );
}

/** Returns a subquery of the product ids in reach, for queries on records under them. */
export function idsInReach(db: Db, id_tenant: TenantId, reach: ProductReach): SQLWrapper {
  return db.select({ id: products.id }).from(products).innerJoin(clients, ofProduct).where(inReach(id_tenant, reach));
}

/** Lists the first products in reach whose client matches the search, by name. */
export function listProductsInReach(
  db: Db,
  id_tenant: TenantId,
  reach: ProductReach,
  { q, typeServico, limit }: { q?: string | undefined; typeServico?: ServiceType | undefined; limit: number },
): Promise<Pick<Product, 'id' | 'id_client' | 'empresa' | 'typeServico'>[]> {
  const { id, id_client, typeServico: service } = products;
  return db
    .select({ id, id_client, typeServico: service, empresa: clients.razao_social })
    .from(products)
    .innerJoin(clients, ofProduct)
    .where(and(inReach(id_tenant, reach), typeServico && eq(service, typeServico), matching(q)))
    .orderBy(asc(clients.razao_social_busca), asc(id_client), asc(service))
    .limit(limit);
}

/** Lists the numbers of clients that the user is responsible for or of which the user analyses a product. */
export async function listClientsLinkedTo(db: Db, id_tenant: TenantId, id_user: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id_client: products.id_client })
    .from(products)
    .innerJoin(clients, ofProduct)
    .where(and(eq(products.id_tenant, id_tenant), or(eq(products.id_analista, id_user), managedBy(id_user))))
    .orderBy(asc(products.id_client));
  return rows.map(({ id_client }) => id_client);
}

/** Inserts one product per service, skipping those that the client already has. */
export async function insertMissingProducts(db: Db, rows: (typeof products.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(products).values(rows).onConflictDoNothing();
}

export async function findProduct(db: Db, id_tenant: TenantId, id: string): Promise<Product | undefined> {
  const [row] = await productsWhere(db, and(eq(products.id_tenant, id_tenant), eq(products.id, id)));
  return row;
}

/** Locks the row until the transaction ends. */
export async function lockProduct(db: Db, id_tenant: TenantId, id: string): Promise<void> {
  await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id_tenant, id_tenant), eq(products.id, id)))
    .for('update');
}

export async function setProductStatus(db: Db, id_tenant: TenantId, id: string, status: ProductStatus): Promise<void> {
  await db
    .update(products)
    .set({ status })
    .where(and(eq(products.id_tenant, id_tenant), eq(products.id, id)));
}

export async function listProducts(db: Db, id_tenant: TenantId, ids: string[]): Promise<Product[]> {
  return productsWhere(db, and(eq(products.id_tenant, id_tenant), inArray(products.id, ids)));
}
