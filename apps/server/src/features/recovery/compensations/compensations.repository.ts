import type { Cents } from '@restitui/brazil/money.ts';
import type { CompensationTax } from '@restitui/domain/recovery/compensations/compensation-tax.ts';
import type { compensationsApi } from '@restitui/domain/recovery/compensations/compensations.api.ts';
import type { ServiceType } from '@restitui/domain/recovery/products/service-type.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Input, Page } from '@restitui/domain/wire/endpoint.ts';
import { and, asc, count, desc, eq, getTableColumns, inArray, type SQLWrapper, sql } from 'drizzle-orm';
import { clientOfRow, rowMatches } from '../../../db/client-conditions.ts';
import { filterConditions } from '../../../db/filter-conditions.ts';
import { monthOrder } from '../../../db/month-order.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { clients } from '../../crm/clients/clients.table.ts';
import { products } from '../products/products.table.ts';
import { compensations } from './compensations.table.ts';

export type CompensationRow = typeof compensations.$inferSelect;

interface CompensationPage {
  compensacoes: (CompensationRow & { empresa: string; typeServico: ServiceType })[];
  sums: { tributo: CompensationTax; value: Cents }[];
  page: Page;
}

/** `reach` covers the client. */
type ListQuery = Omit<Input<typeof compensationsApi.list>['query'], 'id_client'>;

const ofProduct = and(eq(products.id_tenant, compensations.id_tenant), eq(products.id, compensations.id_product));
const columns = {
  ...getTableColumns(compensations),
  empresa: clients.razao_social,
  typeServico: products.typeServico,
};

/**
 * Lists one page of the compensations of these products, newest month first, with the sum per tax over all pages.
 */
export async function listCompensations(
  db: Db,
  id_tenant: TenantId,
  reach: SQLWrapper,
  query: ListQuery,
): Promise<CompensationPage> {
  const { page, pageSize } = query;
  const filters = filterConditions(query, {
    q: (q) => rowMatches(q, [compensations.pa, compensations.perDcomp]),
    tributo: (tributo) => eq(compensations.tributo, tributo),
  });
  const where = and(eq(compensations.id_tenant, id_tenant), inArray(compensations.id_product, reach), ...filters);
  const compensacoes = await db
    .select(columns)
    .from(compensations)
    .innerJoin(clients, clientOfRow(compensations))
    .innerJoin(products, ofProduct)
    .where(where)
    .orderBy(
      desc(monthOrder(compensations.pa)),
      asc(clients.razao_social_busca),
      asc(compensations.tributo),
      asc(compensations.id),
    )
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const groups = await db
    .select({
      tributo: compensations.tributo,
      value: sql`sum(${compensations.value})`.mapWith(compensations.value),
      rows: count(),
    })
    .from(compensations)
    .innerJoin(clients, clientOfRow(compensations))
    .where(where)
    .groupBy(compensations.tributo);
  const total = groups.reduce((all, { rows }) => all + rows, 0);
  return { compensacoes, sums: groups, page: { number: page, size: pageSize, total } };
}

export async function findCompensation(db: Db, id_tenant: TenantId, id: string): Promise<CompensationRow | undefined> {
  const [row] = await db
    .select()
    .from(compensations)
    .where(and(eq(compensations.id_tenant, id_tenant), eq(compensations.id, id)));
  return row;
}

/** Keeps two concurrent writers from entering the same number; released with the transaction. */
export async function lockPerDcomp(db: Db, id_tenant: TenantId, perDcomp: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`per-dcomp ${id_tenant} ${perDcomp}`}, 0))`);
}

export function listOfPerDcomp(db: Db, id_tenant: TenantId, perDcomp: string): Promise<CompensationRow[]> {
  return db
    .select()
    .from(compensations)
    .where(and(eq(compensations.id_tenant, id_tenant), eq(compensations.perDcomp, perDcomp)));
}

/** Returns the sum of the report of a product; null without a line. */
export async function sumCompensations(db: Db, id_tenant: TenantId, id_product: string): Promise<Cents | null> {
  const [row] = await db
    .select({ value: sql`sum(${compensations.value})`.mapWith(compensations.value) })
    .from(compensations)
    .where(and(eq(compensations.id_tenant, id_tenant), eq(compensations.id_product, id_product)));
  return row?.value ?? null;
}

export async function insertCompensation(db: Db, row: CompensationRow): Promise<void> {
  await db.insert(compensations).values(row);
}

export async function updateCompensation(
  db: Db,
  id_tenant: TenantId,
  id: string,
  changed: Partial<CompensationRow>,
): Promise<void> {
  await db
    .update(compensations)
    .set(changed)
    .where(and(eq(compensations.id_tenant, id_tenant), eq(compensations.id, id)));
}

export async function deleteCompensation(db: Db, id_tenant: TenantId, id: string): Promise<void> {
  await db.delete(compensations).where(and(eq(compensations.id_tenant, id_tenant), eq(compensations.id, id)));
}
