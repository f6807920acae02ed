import type { Day } from '@restitui/brazil/day.ts';
import type { TaxMonth } from '@restitui/brazil/tax-month.ts';
import { daysOfPeriod } from '@restitui/domain/insights/dashboards/period.ts';
import type { ServiceType } from '@restitui/domain/recovery/products/service-type.ts';
import type {
  ExpiringPayment,
  LimitationMonth,
  limitationApi,
} from '@restitui/domain/simples/limitation/limitation.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Input, Page } from '@restitui/domain/wire/endpoint.ts';
import { and, asc, count, eq, gte, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { filterConditions } from '../../../db/filter-conditions.ts';
import { openAnalysisMonths, openClaims } from '../../../db/open-claims.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { clients } from '../../crm/clients/clients.table.ts';
import { products } from '../../recovery/products/products.table.ts';

/** Percentage added to amounts paid in a month. */
export type SelicByMonth = readonly { mes: TaxMonth; percentual: string }[];

export interface ClaimFilters {
  /** Ids of the products that the user may see. */
  reach: SQLWrapper;
  query: Input<typeof limitationApi.calendar>['query'];
  selic: SelicByMonth;
}

const monthOf = (day: SQLWrapper) => sql<string>`to_char(${day}, 'MM/YYYY')`;

function assignedTo(pessoa: string): SQL | undefined {
  if (!pessoa) return undefined;
  return or(eq(clients.id_responsavel, pessoa), eq(clients.id_gerente, pessoa), eq(products.id_analista, pessoa));
}

function inPeriod(periodo: string): SQL | undefined {
  const days = daysOfPeriod(periodo);
  return days && sql`claims.prescreve_em >= ${days.from} and claims.prescreve_em < ${days.until}`;
}

/** Selects the payments that were not requested yet, each once, of the products in reach. */
function openPayments(db: Db, id_tenant: TenantId, { reach, query, selic }: ClaimFilters) {
  const rates = sql`(select * from unnest(
    ${sql.param(selic.map(({ mes }) => mes))}::text[], ${sql.param(selic.map(({ percentual }) => percentual))}::numeric[]
  ) as rate (mes, percentual))`;
  return db
    .select({
      id_client: sql<string>`claims.id_client`.as('id_client'),
      empresa: clients.razao_social,
      id_product: sql<string>`claims.id_product`.as('id_product'),
      typeServico: sql<ServiceType>`claims."typeServico"`.as('typeServico'),
      id_apuracao: sql<string>`claims.id_apuracao`.as('id_apuracao'),
      competencia: sql<string>`claims.competencia`.as('competencia'),
      pago_em: sql<Day>`claims.pago_em`.as('pago_em'),
      prescreve_em: sql<Day>`claims.prescreve_em`.as('prescreve_em'),
      valor: sql<number>`claims.valor`.mapWith(Number).as('valor'),
      corrigido: sql<number>`claims.corrigido`.mapWith(Number).as('corrigido'),
    })
    .from(openClaims({ id_tenant, reach, rates }))
    .innerJoin(products, and(eq(products.id_tenant, id_tenant), sql`${products.id} = claims.id_product`))
    .innerJoin(clients, and(eq(clients.id_tenant, id_tenant), sql`${clients.cnpjcpf} = claims.id_client`))
    .where(and(...filterConditions(query, { pessoa: assignedTo, periodo: inPeriod })))
    .as('open_payments');
}

/** Sums by month of limitation, nearest first; the sums before `today` have expired. */
export async function sumByMonth(db: Db, id_tenant: TenantId, filters: ClaimFilters, today: Day) {
  const open = openPayments(db, id_tenant, filters);
  const within = (days: number) =>
    sql`filter (where ${open.prescreve_em} >= ${today}::date and ${open.prescreve_em} <= ${today}::date + ${days}::int)`;
  const sums = (filter: SQL) => ({
    valor: sql<number>`coalesce(sum(${open.valor}) ${filter}, 0)::float8`,
    corrigido: sql<number>`coalesce(sum(${open.corrigido}) ${filter}, 0)::float8`,
  });
  const alive = sql`filter (where ${open.prescreve_em} >= ${today}::date)`;
  const gone = sql`filter (where ${open.prescreve_em} < ${today}::date)`;
  const [all] = await db
    .select({
      ...{ em_30_dias: json(sums(within(30))), em_90_dias: json(sums(within(90))) },
      ...{ total: json(sums(alive)), prescrito: json(sums(gone)) },
    })
    .from(open);
  const key = sql`to_char(${open.prescreve_em}, 'YYYY-MM')`;
  const meses: LimitationMonth[] = await db
    .select({
      mes: sql<string>`max(${monthOf(open.prescreve_em)})`,
      ...sums(sql``),
      pagamentos: count(),
      clientes: sql<number>`count(distinct ${open.id_client})::int`,
    })
    .from(open)
    .where(gte(open.prescreve_em, today))
    .groupBy(key)
    .orderBy(key);
  return { ...all, meses };
}

function json({ valor: sum, corrigido }: { valor: SQL<number>; corrigido: SQL<number> }) {
  return sql<{ valor: number; corrigido: number }>`json_build_object('valor', ${sum}, 'corrigido', ${corrigido})`;
}

/** Lists the payments that expire from today on, or in one month, nearest first. */
export async function listExpiringPayments(
  db: Db,
  id_tenant: TenantId,
  filters: ClaimFilters,
  { today, mes, page, pageSize }: { today: Day; mes: string | undefined; page: number; pageSize: number },
): Promise<{ data: ExpiringPayment[]; page: Page }> {
  const open = openPayments(db, id_tenant, filters);
  const where = and(gte(open.prescreve_em, today), mes ? eq(monthOf(open.prescreve_em), mes) : undefined);
  const data = await db
    .select()
    .from(open)
    .where(where)
    .orderBy(
      asc(open.prescreve_em),
      asc(open.empresa),
      asc(open.id_client),
      asc(open.competencia),
      asc(open.pago_em),
      asc(open.id_product),
    )
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [total] = await db.select({ n: count() }).from(open).where(where);
  return { data, page: { number: page, size: pageSize, total: total?.n ?? 0 } };
}

/**
 * Sums the payments that can still be requested from `today` on, in one read: by assessment, and by client and day those
 * until a day.
 */
export async function sumOpenPayments(
  db: Db,
  id_tenant: TenantId,
  filters: ClaimFilters,
  { today, until }: { today: Day; until: Day },
) {
  const payments = openPayments(db, id_tenant, filters);
  const open = db
    .select({
      id_client: payments.id_client,
      empresa: payments.empresa,
      id_product: payments.id_product,
      id_apuracao: payments.id_apuracao,
      prescreve_em: payments.prescreve_em,
      corrigido: payments.corrigido,
      dia: sql`case when ${payments.prescreve_em} <= ${until}::date then ${payments.prescreve_em} end`.as('dia'),
    })
    .from(payments)
    .where(gte(payments.prescreve_em, today))
    .as('open');
  const rows = await db
    .select({
      isOfAssessment: sql<boolean>`grouping(${open.dia}) = 1`,
      id_client: open.id_client,
      empresa: sql<string>`min(${open.empresa})`,
      prescreve_em: sql<Day>`min(${open.prescreve_em})::text`,
      /** An assessment of the client with such a payment, and its product. */
      id_product: sql<string>`(array_agg(${open.id_product} order by ${open.id_apuracao}))[1]`,
      id_apuracao: sql<string>`min(${open.id_apuracao})`,
      pagamentos: count(),
      corrigido: sql<number>`sum(${open.corrigido})::float8`,
    })
    .from(open)
    .groupBy(sql`grouping sets ((${open.id_client}, ${open.id_apuracao}), (${open.id_client}, ${open.dia}))`)
    .having(sql`grouping(${open.dia}) = 1 or ${open.dia} is not null`);
  return {
    byAssessment: rows.filter(({ isOfAssessment }) => isOfAssessment),
    byClientAndDay: rows.filter(({ isOfAssessment }) => !isOfAssessment),
  };
}

/** Sums the months of analyses from files that expire between two days, by month of the last day, in reais. */
export async function sumAnalysisMonths(db: Db, where: SQL | undefined, { today, until }: { today: Day; until: Day }) {
  const { rows } = await db.execute<{ mes: string; valor: number }>(sql`
    select to_char(prescreve_em, 'MM/YYYY') as mes, sum(valor)::float8 as valor
    from ${openAnalysisMonths({ where }, 'open')}
    where prescreve_em between ${today}::date and ${until}::date
    group by 1`);
  return rows;
}
