import { type BoletoBucket, boletoBucket, situacoesOfBucket } from '@restitui/domain/dashboards/boleto-bucket.ts';
import type { BoletoDetail, BoletoFigures } from '@restitui/domain/dashboards/dashboards.api.ts';
import { daysOfPeriod } from '@restitui/domain/dashboards/period.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { and, asc, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { boletos } from '../boletos/boletos.table.ts';

interface AskedBoletos {
  periodo?: string | undefined;
  id_client?: string | undefined;
}

const shownMonths = 12;
const shownDetails = 50;
/** A paid boleto counts with what it brought. */
const value = sql<number>`coalesce(${boletos.valorRecebido}, ${boletos.valorNominal})`;
const received = inArray(boletos.situacao, [...situacoesOfBucket.RECEBIDO]);

function asked(id_tenant: TenantId, { periodo, id_client }: AskedBoletos): SQL | undefined {
  const days = daysOfPeriod(periodo);
  return and(
    eq(boletos.id_tenant, id_tenant),
    days && and(gte(boletos.dataVencimento, days.from), lt(boletos.dataVencimento, days.until)),
    id_client === undefined ? undefined : eq(boletos.id_client, id_client),
  );
}

/** Boletos that fall due in the period, by card and by month. */
export async function sumBoletos(db: Db, id_tenant: TenantId, query: AskedBoletos): Promise<BoletoFigures> {
  const where = asked(id_tenant, query);
  const situacoes = await db
    .select({
      situacao: boletos.situacao,
      quantidade: sql<number>`count(*)::int`,
      total: sql<number>`round(sum(${value}) * 100)::float8`,
    })
    .from(boletos)
    .where(where)
    .groupBy(boletos.situacao);
  const cartoes = boletoBucket.options.map((grupo) => {
    const counted = situacoes.filter(({ situacao }) => situacoesOfBucket[grupo].includes(situacao));
    const sum = (of: (row: (typeof counted)[number]) => number) => counted.reduce((all, row) => all + of(row), 0);
    return { grupo, quantidade: sum(({ quantidade }) => quantidade), total: sum(({ total }) => total) / 100 };
  });

  const month = sql`date_trunc('month', ${boletos.dataVencimento})`;
  const all = boletoBucket.options.flatMap((grupo) => situacoesOfBucket[grupo]);
  const months = await db
    .select({
      mes: sql<string>`to_char(${month}, 'MM/YYYY')`,
      cobrado: sql<number>`sum(${value})::float8`,
      recebido: sql<number>`coalesce(sum(${value}) filter (where ${received}), 0)::float8`,
    })
    .from(boletos)
    .where(and(where, inArray(boletos.situacao, all)))
    .groupBy(month)
    .orderBy(desc(month))
    .limit(shownMonths);
  return { cartoes, meses: months.reverse() };
}

/** The boletos of one card. */
export function listBoletosOfBucket(
  db: Db,
  id_tenant: TenantId,
  grupo: BoletoBucket,
  query: AskedBoletos,
): Promise<BoletoDetail[]> {
  return db
    .select({
      id: boletos.id,
      nome: boletos.nome,
      valor: value.mapWith(Number),
      dataVencimento: boletos.dataVencimento,
      createdDate: boletos.createdDate,
    })
    .from(boletos)
    .where(and(asked(id_tenant, query), inArray(boletos.situacao, [...situacoesOfBucket[grupo]])))
    .orderBy(desc(boletos.dataVencimento), asc(boletos.id))
    .limit(shownDetails);
}
