import type { Cents } from '@restitui/brazil/money.ts';
import type { IcmsAmounts } from '@restitui/domain/recovery/icms-credits/icms-credit-totals.ts';
import type { icmsCreditsApi } from '@restitui/domain/recovery/icms-credits/icms-credits.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Input, Page } from '@restitui/domain/wire/endpoint.ts';
import { and, asc, count, desc, eq, getTableColumns, inArray, or, type SQLWrapper, sql } from 'drizzle-orm';
import { clientOfRow, rowMatches } from '../../../db/client-conditions.ts';
import { filterConditions } from '../../../db/filter-conditions.ts';
import { monthOrder } from '../../../db/month-order.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { clients } from '../../crm/clients/clients.table.ts';
import { icmsCredits } from './icms-credits.table.ts';

export type IcmsCreditRow = typeof icmsCredits.$inferSelect;

interface IcmsCreditPage {
  creditos: (IcmsCreditRow & { empresa: string })[];
  sums: Record<keyof IcmsAmounts, Cents> | undefined;
  page: Page;
}

/** `reach` covers the client. */
type ListQuery = Omit<Input<typeof icmsCreditsApi.list>['query'], 'id_client'>;

const columns = { ...getTableColumns(icmsCredits), empresa: clients.razao_social };
const summed = (column: (typeof icmsCredits)[keyof IcmsAmounts]) => sql`coalesce(sum(${column}), 0)`.mapWith(column);

const searched = [icmsCredits.periodoApurado, icmsCredits.dcompInicialPis, icmsCredits.dcompInicialCofins];

/**
 * Lists one page of the ICMS credits of these products, by client and newest period first, with the sums over all
 * pages.
 */
export async function listIcmsCredits(
  db: Db,
  id_tenant: TenantId,
  reach: SQLWrapper,
  query: ListQuery,
): Promise<IcmsCreditPage> {
  const { page, pageSize } = query;
  const filters = filterConditions(query, { q: (q) => rowMatches(q, searched) });
  const where = and(eq(icmsCredits.id_tenant, id_tenant), inArray(icmsCredits.id_product, reach), ...filters);
  const creditos = await db
    .select(columns)
    .from(icmsCredits)
    .innerJoin(clients, clientOfRow(icmsCredits))
    .where(where)
    .orderBy(
      asc(clients.razao_social_busca),
      asc(clients.cnpjcpf),
      desc(monthOrder(icmsCredits.periodoApurado)),
      asc(icmsCredits.id),
    )
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await db
    .select({
      total: count(),
      credPisOriginal: summed(icmsCredits.credPisOriginal),
      credPisOrigUtilizado: summed(icmsCredits.credPisOrigUtilizado),
      credPisPago: summed(icmsCredits.credPisPago),
      credCofinsOriginal: summed(icmsCredits.credCofinsOriginal),
      credCofinsOrigUtilizado: summed(icmsCredits.credCofinsOrigUtilizado),
      credCofinsPago: summed(icmsCredits.credCofinsPago),
    })
    .from(icmsCredits)
    .innerJoin(clients, clientOfRow(icmsCredits))
    .where(where);
  return { creditos, sums: all, page: { number: page, size: pageSize, total: all?.total ?? 0 } };
}

export async function findIcmsCredit(db: Db, id_tenant: TenantId, id: string): Promise<IcmsCreditRow | undefined> {
  const [row] = await db
    .select()
    .from(icmsCredits)
    .where(and(eq(icmsCredits.id_tenant, id_tenant), eq(icmsCredits.id, id)));
  return row;
}

/** Lists the periods of a product. */
export function listIcmsPeriods(db: Db, id_tenant: TenantId, id_product: string): Promise<IcmsCreditRow[]> {
  return db
    .select()
    .from(icmsCredits)
    .where(and(eq(icmsCredits.id_tenant, id_tenant), eq(icmsCredits.id_product, id_product)));
}

export async function findIcmsPeriod(
  db: Db,
  id_tenant: TenantId,
  { id_product, periodoApurado }: Pick<IcmsCreditRow, 'id_product' | 'periodoApurado'>,
): Promise<IcmsCreditRow | undefined> {
  const { id_tenant: tenant, id_product: product, periodoApurado: period } = icmsCredits;
  const [row] = await db
    .select()
    .from(icmsCredits)
    .where(and(eq(tenant, id_tenant), eq(product, id_product), eq(period, periodoApurado)));
  return row;
}

/** Lists the periods whose PIS or COFINS was first used by this PER/DCOMP. */
export function listIcmsPeriodsOfPerDcomp(db: Db, id_tenant: TenantId, number: string): Promise<IcmsCreditRow[]> {
  const { dcompInicialPis: pis, dcompInicialCofins: cofins } = icmsCredits;
  return db
    .select()
    .from(icmsCredits)
    .where(and(eq(icmsCredits.id_tenant, id_tenant), or(eq(pis, number), eq(cofins, number))));
}

export async function insertIcmsCredit(db: Db, row: IcmsCreditRow): Promise<void> {
  await db.insert(icmsCredits).values(row);
}

export async function updateIcmsCredit(
  db: Db,
  id_tenant: TenantId,
  id: string,
  changed: Partial<IcmsCreditRow>,
): Promise<void> {
  await db
    .update(icmsCredits)
    .set(changed)
    .where(and(eq(icmsCredits.id_tenant, id_tenant), eq(icmsCredits.id, id)));
}

export async function deleteIcmsCredit(db: Db, id_tenant: TenantId, id: string): Promise<void> {
  await db.delete(icmsCredits).where(and(eq(icmsCredits.id_tenant, id_tenant), eq(icmsCredits.id, id)));
}
