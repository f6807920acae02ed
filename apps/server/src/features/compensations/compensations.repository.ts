import type { CompensationTax } from '@restitui/domain/compensations/compensation-tax.ts';
import type { Compensation, CompensationEdit } from '@restitui/domain/compensations/compensations.api.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { Page } from '@restitui/domain/wire/endpoint.ts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  inArray,
  like,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { containing, nameOrNumberHas } from '../../db/folded-text.ts';
import type { Db } from '../../db/tenant-scope.ts';
import { clients } from '../clients/clients.table.ts';
import { products } from '../products/products.table.ts';
import { compensations } from './compensations.table.ts';

export type CompensationRow = typeof compensations.$inferSelect;

interface Listed {
  q?: string | undefined;
  tributo?: CompensationTax | undefined;
  page: number;
  pageSize: number;
}

const ofClient = and(eq(clients.id_tenant, compensations.id_tenant), eq(clients.cnpjcpf, compensations.id_client));
const ofProduct = and(eq(products.id_tenant, compensations.id_tenant), eq(products.id, compensations.id_product));
const byTime = sql`right(${compensations.pa}, 4) || left(${compensations.pa}, 2)`;
const columns = {
  ...getTableColumns(compensations),
  empresa: clients.razao_social,
  typeServico: products.typeServico,
};

function matching(q: string | undefined): SQL | undefined {
  if (!q) return undefined;
  return or(
    nameOrNumberHas(clients.razao_social_busca, clients.cnpjcpf, q),
    like(compensations.pa, containing(q)),
    like(compensations.perDcomp, containing(q)),
  );
}

/** One page of the rows of these products, the newest month first, with the sum of each tax over all pages. */
export async function listCompensations(
  db: Db,
  id_tenant: TenantId,
  reach: SQLWrapper,
  { q, tributo, page, pageSize }: Listed,
): Promise<{ compensacoes: Compensation[]; sums: Pick<Compensation, 'tributo' | 'value'>[]; page: Page }> {
  const where = and(
    eq(compensations.id_tenant, id_tenant),
    inArray(compensations.id_product, reach),
    tributo && eq(compensations.tributo, tributo),
    matching(q),
  );
  const compensacoes = await db
    .select(columns)
    .from(compensations)
    .innerJoin(clients, ofClient)
    .innerJoin(products, ofProduct)
    .where(where)
    .orderBy(desc(byTime), asc(clients.razao_social_busca), asc(compensations.tributo), asc(compensations.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const groups = await db
    .select({
      tributo: compensations.tributo,
      value: sql`sum(${compensations.value})`.mapWith(Number),
      rows: count(),
    })
    .from(compensations)
    .innerJoin(clients, ofClient)
    .where(where)
    .groupBy(compensations.tributo);
  const total = groups.reduce((all, { rows }) => all + rows, 0);
  return { compensacoes, sums: groups, page: { number: page, size: pageSize, total } };
}

export async function findCompensation(db: Db, id_tenant: TenantId, id: string): Promise<CompensationRow | undefined> {
  const [row] = await db
    .select()
    .from(compensations)
    .where(and(eq(compensations.id_tenant, id_tenant), eq(compensations.id, id)))
    .for('update');
  return row;
}

export async function insertCompensation(db: Db, row: CompensationRow): Promise<void> {
  await db.insert(compensations).values(row);
}

export async function updateCompensation(
  db: Db,
  id_tenant: TenantId,
  id: string,
  changed: CompensationEdit & { version: number },
): Promise<void> {
  await db
    .update(compensations)
    .set(changed)
    .where(and(eq(compensations.id_tenant, id_tenant), eq(compensations.id, id)));
}

export async function deleteCompensation(db: Db, id_tenant: TenantId, id: string): Promise<void> {
  await db.delete(compensations).where(and(eq(compensations.id_tenant, id_tenant), eq(compensations.id, id)));
}
