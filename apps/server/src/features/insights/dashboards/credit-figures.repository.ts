import type { CreditFigures } from '@restitui/domain/insights/dashboards/dashboards.api.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import {
  clientOf,
  countsAllProducts,
  type FigureScope,
  isAssignedTo,
  isOfClientLinkedTo,
  monthInPeriod,
  monthText,
  ofServices,
  ofTenant,
  visibleClientsWhere,
} from './dashboard-scope.repository.ts';
import { clientFigures, creditFigures, creditTallies } from './figures.table.ts';

const shownMonths = 12;

/**
 * Sums credits found in the period with the commission still expected, and credits refunded or compensated by
 * month of use, which defaults to the month of the row.
 */
export async function sumCredits(db: Db, figures: FigureScope, periodo: string | undefined): Promise<CreditFigures> {
  const monthly = sumVisibleCredits(db, figures);
  const month = sql<number>`coalesce(${monthly.usado}, ${monthly.feito})`;
  const found = sql`filter (where ${monthInPeriod(sql`${monthly.feito}`, periodo)})`;
  const used = sql`filter (where ${monthInPeriod(month, periodo)})`;
  const [all, ...months] = await db
    .select({
      usado: month,
      encontrado: sql<number>`coalesce(sum(${monthly.encontrado}) ${found}, 0)::float8`,
      honorarios_previstos: sql<number>`round(coalesce(sum(${monthly.honorarios}) ${found}, 0) / 100, 2)::float8`,
      restituido: sql<number>`coalesce(sum(${monthly.restituido}) ${used}, 0)::float8`,
    })
    .from(monthly)
    .groupBy(sql`grouping sets ((), (${month}))`)
    .orderBy(sql`1 desc nulls first`);
  const meses = months
    .filter(({ restituido }) => restituido > 0)
    .slice(0, shownMonths)
    .map(({ usado, restituido }) => ({ mes: monthText(usado), restituido }));
  const { encontrado = 0, honorarios_previstos = 0, restituido = 0 } = all ?? {};
  return { encontrado, honorarios_previstos, restituido, meses: meses.reverse() };
}

/**
 * Sums the visible credits by month. Reads the tallies if only services limit the scope, because tallies do not
 * contain the analyst.
 */
export function sumVisibleCredits(db: Db, figures: FigureScope) {
  const scope = figures.scope.products;
  const byService = countsAllProducts(figures) && (scope === 'all' || scope.assigned.length === 0);
  return (byService ? fromTallies(db, figures) : fromCredits(db, figures)).as('monthly');
}

function fromTallies(db: Db, figures: FigureScope) {
  const nobodys = () => sql`false`;
  return db
    .select(amountsOf(creditTallies))
    .from(creditTallies)
    .where(
      and(
        ofTenant(creditTallies.id_tenant, figures.tenant),
        ofServices(figures.scope.products, { typeServico: creditTallies.typeServico, isOf: nobodys }),
      ),
    )
    .groupBy(creditTallies.feito, creditTallies.usado);
}

function fromCredits(db: Db, figures: FigureScope) {
  const { id_tenant, typeServico, vigente } = creditFigures;
  const isOf = (id_analista: string) => isAssignedTo(id_analista, figures.tenant, creditFigures);
  const counting = and(
    ofTenant(id_tenant, figures.tenant),
    eq(vigente, true),
    figures.pessoa ? isOfClientLinkedTo(figures.pessoa, figures.tenant, creditFigures) : undefined,
    ofServices(figures.scope.products, { typeServico, isOf }),
  );
  const summed = db.select(amountsOf(creditFigures)).from(creditFigures).$dynamic();
  const everybodys = { ...figures, pessoa: undefined };
  const counted = countsAllProducts(everybodys)
    ? summed.where(counting)
    : summed.innerJoin(clientFigures, clientOf(creditFigures)).where(and(counting, visibleClientsWhere(everybodys)));
  return counted.groupBy(creditFigures.feito, creditFigures.usado);
}

function amountsOf(table: typeof creditFigures | typeof creditTallies) {
  return {
    feito: sql<number>`${table.feito}`.as('feito'),
    usado: sql<number | null>`${table.usado}`.as('usado'),
    encontrado: sql<number>`sum(${table.encontrado})`.as('encontrado'),
    honorarios: sql<number>`sum(${table.honorarios})`.as('honorarios'),
    restituido: sql<number>`sum(${table.restituido})`.as('restituido'),
    apurado: sql<number>`sum(${table.apurado})`.as('apurado'),
    pago: sql<number>`sum(${table.pago})`.as('pago'),
  };
}
