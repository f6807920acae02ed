import type { Competence } from '@restitui/brazil/competence.ts';
import { daysOfPeriod } from '@restitui/domain/dashboards/period.ts';
import type { LapseMonth, LapsingPayment } from '@restitui/domain/lapses/lapses.api.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { Page } from '@restitui/domain/wire/endpoint.ts';
import { and, asc, count, eq, gte, inArray, lt, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { clients } from '../clients/clients.table.ts';
import { lapseFigures } from '../dashboards/figures.table.ts';
import { products } from '../products/products.table.ts';

/** How much is added to what was paid in a month, in percent. */
export type SelicByMonth = readonly { mes: Competence; percentual: string }[];

export interface LapseFilters {
  /** Ids of the products that may be seen. */
  reach: SQLWrapper;
  pessoa?: string | undefined;
  periodo?: string | undefined;
  selic: SelicByMonth;
}

const { id_client, id_product, id_apuracao, competencia, pago_em, prescreve_em, valor } = lapseFigures;
const monthOf = (day: SQLWrapper) => sql<string>`to_char(${day}, 'MM/YYYY')`;

function lookedAfterBy(pessoa: string | undefined): SQL | undefined {
  if (!pessoa) return undefined;
  return or(eq(clients.id_responsavel, pessoa), eq(clients.id_gerente, pessoa), eq(products.id_analista, pessoa));
}

function inPeriod(periodo: string | undefined): SQL | undefined {
  const days = daysOfPeriod(periodo);
  return days && and(gte(prescreve_em, days.from), lt(prescreve_em, days.until));
}

/** What nobody has asked for yet, each payment once, of the products in reach. */
function openSlices(db: Db, id_tenant: TenantId, { reach, pessoa, periodo, selic }: LapseFilters) {
  const rates = sql`(select * from unnest(
    ${sql.param(selic.map(({ mes }) => mes))}::text[], ${sql.param(selic.map(({ percentual }) => percentual))}::numeric[]
  ) as rate (mes, percentual)) rates`;
  const corrected = sql<number>`round(${valor} * (1 + coalesce(rates.percentual, 0) / 100), 2)`;
  return db
    .select({
      ...{
        id_client,
        empresa: clients.razao_social,
        id_product,
        id_apuracao,
        competencia,
        pago_em,
        prescreve_em,
        valor,
      },
      corrigido: corrected.as('corrigido'),
    })
    .from(lapseFigures)
    .innerJoin(products, and(eq(products.id_tenant, id_tenant), eq(products.id, id_product)))
    .innerJoin(clients, and(eq(clients.id_tenant, id_tenant), eq(clients.cnpjcpf, id_client)))
    .leftJoin(rates, sql`rates.mes = ${monthOf(pago_em)}`)
    .where(
      and(eq(lapseFigures.id_tenant, id_tenant), inArray(id_product, reach), lookedAfterBy(pessoa), inPeriod(periodo)),
    )
    .as('open_slices');
}

/** Sums by month of lapse, the nearest first; those before `today` are of what lapsed already. */
export async function sumByMonth(db: Db, id_tenant: TenantId, filters: LapseFilters, today: string) {
  const open = openSlices(db, id_tenant, filters);
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
  const meses: LapseMonth[] = await db
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

/** The payments that lapse from today on, of one month where it is named, the nearest first. */
export async function listLapsingPayments(
  db: Db,
  id_tenant: TenantId,
  filters: LapseFilters,
  { today, mes, page, pageSize }: { today: string; mes: string | undefined; page: number; pageSize: number },
): Promise<{ data: LapsingPayment[]; page: Page }> {
  const open = openSlices(db, id_tenant, filters);
  const where = and(gte(open.prescreve_em, today), mes ? eq(monthOf(open.prescreve_em), mes) : undefined);
  const data = await db
    .select()
    .from(open)
    .where(where)
    .orderBy(asc(open.prescreve_em), asc(open.empresa), asc(open.id_client), asc(open.competencia), asc(open.pago_em))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [total] = await db.select({ n: count() }).from(open).where(where);
  const rows = data.map((row) => ({ ...row, corrigido: Number(row.corrigido) }));
  return { data: rows, page: { number: page, size: pageSize, total: total?.n ?? 0 } };
}
