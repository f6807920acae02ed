import { assessableStatuses, unfinishedStatuses } from '@restitui/domain/recovery/products/product-stage.ts';
import type { ProductScope } from '@restitui/domain/recovery/products/products.access.ts';
import { screenedServices } from '@restitui/domain/recovery/products/service-screen.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, asc, eq, exists, inArray, isNull, ne, notExists, or, type SQL, sql } from 'drizzle-orm';
import { productInScope } from '../../../db/client-conditions.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { agreements } from '../../agreements/documents/agreements.table.ts';
import { signingActs } from '../../agreements/signing/signing.table.ts';
import { clients } from '../../crm/clients/clients.table.ts';
import { assessments } from '../assessments/assessments.table.ts';
import { isCounted, ofProduct } from './products.repository.ts';
import { products } from './products.table.ts';

const isInForce = and(eq(agreements.IsAtivo, true), or(eq(agreements.isAssinado, true), eq(agreements.isFrist, true)));

/** The contracts of a product: those of its client that name its service, and that of its regime. */
const isContract = and(
  eq(agreements.id_tenant, products.id_tenant),
  eq(agreements.id_client, products.id_client),
  or(eq(agreements.typeRegime, products.typeRegime), sql`${products.typeServico} = any(${agreements.contracts})`),
);

/** A product without a contract, such as one from before the contracts were written here, needs none. */
function isHired(db: Db): SQL | undefined {
  const contract = (condition?: SQL) => db.select({ one: sql`1` }).from(agreements).where(and(isContract, condition));
  return or(notExists(contract()), exists(contract(isInForce)));
}

/** Returns the condition for the products, joined to their clients, on which work can begin. */
const isStartable = (db: Db) => and(isCounted, ne(clients.status, 'INATIVO'), isHired(db));

/** Returns the condition for the products, joined to their clients, that need an analyst. */
export const needsAnalyst = (db: Db) =>
  and(isNull(products.id_analista), inArray(products.status, [...unfinishedStatuses]), isStartable(db));

/** Lists the products in scope, with the day since when work on them can begin, the oldest first. */
function startableProducts(db: Db, tenant: TenantId | 'all', scope: ProductScope, where: SQL | undefined) {
  const signedAt = db
    .select({ at: sql`max(${signingActs.date})` })
    .from(signingActs)
    .innerJoin(
      agreements,
      and(eq(agreements.id_tenant, signingActs.id_tenant), eq(agreements.id, signingActs.id_agreement)),
    )
    .where(and(isContract, isInForce));
  const since = sql<string>`greatest(${products.createdDate}, (${signedAt}))`.mapWith(products.createdDate);
  return db
    .select({
      id: products.id,
      id_tenant: products.id_tenant,
      id_client: products.id_client,
      typeServico: products.typeServico,
      empresa: clients.razao_social,
      since,
    })
    .from(products)
    .innerJoin(clients, ofProduct)
    .where(and(tenant === 'all' ? undefined : eq(products.id_tenant, tenant), productInScope(scope), where))
    .orderBy(asc(products.createdDate), asc(products.id))
    .$dynamic();
}

/** Lists the first products in scope that have no analyst. */
export function listUnassignedProducts(db: Db, tenant: TenantId | 'all', scope: ProductScope, limit: number) {
  return startableProducts(db, tenant, scope, needsAnalyst(db)).limit(limit);
}

/** Lists the products of an analyst that have no assessment although their service has a screen for one. */
export function listUnassessedProducts(db: Db, tenant: TenantId | 'all', scope: ProductScope, id_analista: string) {
  const assessed = db
    .select({ one: sql`1` })
    .from(assessments)
    .where(and(eq(assessments.id_tenant, products.id_tenant), eq(assessments.id_product, products.id)));
  const idle = and(
    eq(products.id_analista, id_analista),
    inArray(products.status, [...assessableStatuses]),
    inArray(products.typeServico, [...screenedServices]),
    notExists(assessed),
    isStartable(db),
  );
  return startableProducts(db, tenant, scope, idle);
}
