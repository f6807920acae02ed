import {
  type BoletoBucket,
  boletoBucket,
  situacoesOfBucket,
} from '@restitui/domain/insights/dashboards/boleto-bucket.ts';
import type {
  BoletoDetail,
  BoletoFigures,
  dashboardsApi,
} from '@restitui/domain/insights/dashboards/dashboards.api.ts';
import { daysOfPeriod } from '@restitui/domain/insights/dashboards/period.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Input, Page } from '@restitui/domain/wire/endpoint.ts';
import { and, asc, count, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { filterConditions } from '../../../db/filter-conditions.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { boletos } from '../../billing/boletos/boletos.table.ts';
import { monthInPeriod, monthText } from './dashboard-scope.repository.ts';
import { boletoTallies } from './figures.table.ts';

type BoletoFigureFilters = Input<typeof dashboardsApi.boletos>['query'];

const shownMonths = 12;
/** A paid boleto counts with the amount received. */
const value = sql<number>`coalesce(${boletos.valorRecebido}, ${boletos.valorNominal})`;

function isDueIn(periodo: string): SQL | undefined {
  const days = daysOfPeriod(periodo);
  return days && and(gte(boletos.dataVencimento, days.from), lt(boletos.dataVencimento, days.until));
}

function boletosWhere(id_tenant: TenantId, query: BoletoFigureFilters): SQL | undefined {
  const filters = filterConditions(query, {
    periodo: isDueIn,
    id_client: (id_client) => eq(boletos.id_client, id_client),
  });
  return and(eq(boletos.id_tenant, id_tenant), ...filters);
}

/** Sums boletos by status and month, from the tallies unless a single client is selected. */
function monthsOfBoletos(db: Db, id_tenant: TenantId, query: BoletoFigureFilters) {
  const centavos = (sum: SQL) => sql<number>`round(${sum} * 100)::float8`;
  if (query.id_client === undefined) {
    const { situacao, mes, quantidade, total } = boletoTallies;
    return db
      .select({
        situacao,
        mes,
        quantidade: sql<number>`sum(${quantidade})::int`,
        centavos: centavos(sql`sum(${total})`),
      })
      .from(boletoTallies)
      .where(and(eq(boletoTallies.id_tenant, id_tenant), monthInPeriod(sql`${mes}`, query.periodo)))
      .groupBy(situacao, mes);
  }
  const mes = sql<number>`to_char(${boletos.dataVencimento}, 'YYYYMM')::int`;
  return db
    .select({ situacao: boletos.situacao, mes, quantidade: count(), centavos: centavos(sql`sum(${value})`) })
    .from(boletos)
    .where(boletosWhere(id_tenant, query))
    .groupBy(boletos.situacao, mes);
}

/** Sums the boletos that fall due in the period, by card and by month. */
export async function sumBoletos(db: Db, id_tenant: TenantId, query: BoletoFigureFilters): Promise<BoletoFigures> {
  const counted = await monthsOfBoletos(db, id_tenant, query);
  const of = (grupo: BoletoBucket) => counted.filter(({ situacao }) => situacoesOfBucket[grupo].includes(situacao));
  const reais = (rows: typeof counted) => rows.reduce((sum, { centavos }) => sum + centavos, 0) / 100;
  const cartoes = boletoBucket.options.map((grupo) => ({
    grupo,
    quantidade: of(grupo).reduce((sum, { quantidade }) => sum + quantidade, 0),
    total: reais(of(grupo)),
  }));

  const charged = boletoBucket.options.flatMap(of).filter(({ quantidade }) => quantidade > 0);
  const months = [...new Set(charged.map(({ mes }) => mes))].sort((a, b) => a - b).slice(-shownMonths);
  const meses = months.map((month) => ({
    mes: monthText(month),
    cobrado: reais(charged.filter(({ mes }) => mes === month)),
    recebido: reais(of('RECEBIDO').filter(({ mes }) => mes === month)),
  }));
  return { cartoes, meses };
}

/** Lists one page of the boletos of one card, latest due date first. */
export async function listBoletosOfBucket(
  db: Db,
  id_tenant: TenantId,
  grupo: BoletoBucket,
  { page, pageSize, ...query }: Input<typeof dashboardsApi.boletoDetails>['query'],
): Promise<{ data: BoletoDetail[]; page: Page }> {
  const where = and(boletosWhere(id_tenant, query), inArray(boletos.situacao, [...situacoesOfBucket[grupo]]));
  const [all] = await db.select({ n: count() }).from(boletos).where(where);
  const data = await db
    .select({
      id: boletos.id,
      nome: boletos.nome,
      valor: value.mapWith(Number),
      dataVencimento: boletos.dataVencimento,
      createdDate: boletos.createdDate,
    })
    .from(boletos)
    .where(where)
    .orderBy(desc(boletos.dataVencimento), asc(boletos.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { data, page: { number: page, size: pageSize, total: all?.n ?? 0 } };
}
