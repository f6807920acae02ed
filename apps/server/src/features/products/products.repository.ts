import type { ProductStatus } from '@restitui/domain/products/product-status.ts';
import type { Product } from '@restitui/domain/products/products.api.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/tenant-scope.ts';
import { clients } from '../clients/clients.table.ts';
import { users } from '../users/users.table.ts';
import { products } from './products.table.ts';

async function selectProducts(db: Db, where: SQL | undefined): Promise<Product[]> {
  const responsavel = alias(users, 'responsavel');
  return db
    .select({
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
    })
    .from(products)
    .innerJoin(clients, and(eq(clients.id_tenant, products.id_tenant), eq(clients.cnpjcpf, products.id_client)))
    .leftJoin(users, eq(users.id, products.id_analista))
    .leftJoin(responsavel, eq(responsavel.id, clients.id_responsavel))
    .where(where)
    .orderBy(asc(products.createdDate), asc(products.typeServico));
}

export function listProductsOfClient(db: Db, id_tenant: TenantId, id_client: string): Promise<Product[]> {
  return selectProducts(db, and(eq(products.id_tenant, id_tenant), eq(products.id_client, id_client)));
}

/** One product per service: those that the client has stay as they are. */
export async function insertMissingProducts(db: Db, rows: (typeof products.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(products).values(rows).onConflictDoNothing();
}

export async function findProduct(db: Db, id_tenant: TenantId, id: string): Promise<Product | undefined> {
  const [row] = await selectProducts(db, and(eq(products.id_tenant, id_tenant), eq(products.id, id)));
  return row;
}

/** Its row stays as it is until this transaction ends. */
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
