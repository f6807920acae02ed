import type { CreditFigures, LapseFigures } from '@restitui/domain/dashboards/dashboards.api.ts';
import { and, eq, gte, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { assessments } from '../assessments/assessments.table.ts';
import { credits } from '../credits/credits.table.ts';
import { products } from '../products/products.table.ts';
import { simplesMonths, simplesRuns, simplesTotals } from '../simples-analysis/simples-analysis.table.ts';
import {
  countsAllProducts,
  type Figures,
  monthInPeriod,
  monthText,
  ofSeenClient,
  ofServices,
  ofTenant,
} from './dashboard-scope.repository.ts';
import { creditTallies } from './figures.table.ts';

const shownMonths = 12;

// A value, not "exists": what is looked up one by one is never joined with every product there is.
function ofSeenProduct(db: Db, figures: Figures, same: SQL | undefined): SQL | undefined {
  const scope = figures.scope.products;
  if (scope === 'all') return undefined;
  return sql`${db
    .select({ seen: sql<boolean>`${ofServices(scope, products)}` })
    .from(products)
    .where(same)}`;
}

/**
 * What was found in the period and the commission still to come of it; what was refunded or compensated, by month of
 * use: the one named, else the one in which the row was made.
 */
export async function sumCredits(db: Db, figures: Figures, periodo: string | undefined): Promise<CreditFigures> {
  const monthly = (knowsByService(figures) ? fromTallies(db, figures) : fromCredits(db, figures)).as('monthly');
  const found = sql`filter (where ${monthInPeriod(sql`${monthly.feito}`, periodo)})`;
  const used = sql`filter (where ${monthInPeriod(sql`${monthly.usado}`, periodo)})`;
  const [all, ...months] = await db
    .select({
      usado: sql<number>`${monthly.usado}`,
      encontrado: sql<number>`coalesce(sum(${monthly.encontrado}) ${found}, 0)::float8`,
      honorarios_previstos: sql<number>`round(coalesce(sum(${monthly.honorarios}) ${found}, 0) / 100, 2)::float8`,
      restituido: sql<number>`coalesce(sum(${monthly.restituido}) ${used}, 0)::float8`,
    })
    .from(monthly)
    .groupBy(sql`grouping sets ((), (${monthly.usado}))`)
    .orderBy(sql`${monthly.usado} desc nulls first`);
  const meses = months
    .filter(({ restituido }) => restituido > 0)
    .slice(0, shownMonths)
    .map(({ usado, restituido }) => ({ mes: monthText(usado), restituido }));
  const { encontrado = 0, honorarios_previstos = 0, restituido = 0 } = all ?? {};
  return { encontrado, honorarios_previstos, restituido, meses: meses.reverse() };
}

/** Whether services alone decide: the tallies do not know who is assigned. */
function knowsByService(figures: Figures): boolean {
  const scope = figures.scope.products;
  return countsAllProducts(figures) && (scope === 'all' || scope.assigned.length === 0);
}

function fromTallies(db: Db, figures: Figures) {
  const { id_tenant, typeServico, feito, usado, encontrado, honorarios, restituido } = creditTallies;
  const scope = figures.scope.products;
  const services = scope === 'all' ? undefined : inArray(typeServico, scope.services);
  return db
    .select({
      feito: sql<number>`${feito}`.as('feito'),
      usado: sql<number>`${usado}`.as('usado'),
      encontrado: sql<number>`${encontrado}`.as('encontrado'),
      honorarios: sql<number>`${honorarios}`.as('honorarios'),
      restituido: sql<number>`${restituido}`.as('restituido'),
    })
    .from(creditTallies)
    .where(and(ofTenant(id_tenant, figures.tenant), services));
}

function fromCredits(db: Db, figures: Figures) {
  const { creditOrigin, compensacao, mesRestituicao } = credits;
  const made = sql`to_char(${credits.createdDate} at time zone 'America/Sao_Paulo', 'YYYYMM')`;
  const used = sql`coalesce(right(${mesRestituicao}, 4) || left(${mesRestituicao}, 2), ${made})`;
  const open = sql`greatest(${creditOrigin} - ${compensacao}, 0)`;
  const same = and(eq(products.id_tenant, credits.id_tenant), eq(products.id, credits.id_product));
  return db
    .select({
      feito: sql<number>`${made}::int`.as('feito'),
      usado: sql<number>`${used}::int`.as('usado'),
      encontrado: sql<number>`${creditOrigin}`.as('encontrado'),
      honorarios: sql<number>`${open} * ${credits.comissao_porcentagem}`.as('honorarios'),
      restituido: sql<number>`greatest(${compensacao}, 0)`.as('restituido'),
    })
    .from(credits)
    .where(
      and(
        ofTenant(credits.id_tenant, figures.tenant),
        isNull(credits.deletedAt),
        ofSeenClient(db, figures, credits),
        ofSeenProduct(db, figures, same),
      ),
    );
}

/** Months of the standing results that lapse from today on, with what somebody corrected by hand. */
export async function sumLapses(
  db: Db,
  figures: Figures,
  { today, until }: { today: string; until: string },
): Promise<LapseFigures> {
  const runs = standingRuns(db, figures);
  const value = sql`coalesce(${simplesTotals.valor}, ${simplesMonths.a_restituir})`;
  const key = sql`left(${simplesMonths.prescreve_em}, 7)`;
  const rows = await db
    .with(runs)
    .select({ key: sql<string>`${key}`, valor: sql<number>`sum(${value})::float8` })
    .from(runs)
    .innerJoin(simplesMonths, and(eq(simplesMonths.id_tenant, runs.id_tenant), eq(simplesMonths.id_run, runs.id)))
    .leftJoin(
      simplesTotals,
      and(
        eq(simplesTotals.id_tenant, runs.id_tenant),
        eq(simplesTotals.id_apuracao, runs.id_apuracao),
        eq(simplesTotals.competencia, simplesMonths.competencia),
      ),
    )
    .where(
      and(
        ofTenant(simplesMonths.id_tenant, figures.tenant),
        gte(simplesMonths.prescreve_em, today),
        lte(simplesMonths.prescreve_em, until),
        sql`${value} > 0`,
      ),
    )
    .groupBy(key)
    .orderBy(key);
  return rows.map((row) => ({ mes: `${row.key.slice(5)}/${row.key.slice(0, 4)}`, valor: row.valor }));
}

/** The newest finished run of each assessment of a client and a product that count. */
function standingRuns(db: Db, figures: Figures) {
  const newer = sql`exists (select 1 from simples_runs newer where newer.id_tenant = ${simplesRuns.id_tenant}
    and newer.id_apuracao = ${simplesRuns.id_apuracao} and newer.state = 'pronta'
    and newer."createdDate" > ${simplesRuns.createdDate})`;
  const same = and(eq(products.id_tenant, assessments.id_tenant), eq(products.id, assessments.id_product));
  return db.$with('runs').as(
    db
      .select({ id_tenant: simplesRuns.id_tenant, id: simplesRuns.id, id_apuracao: simplesRuns.id_apuracao })
      .from(simplesRuns)
      .innerJoin(
        assessments,
        and(eq(assessments.id_tenant, simplesRuns.id_tenant), eq(assessments.id, simplesRuns.id_apuracao)),
      )
      .where(
        and(
          ofTenant(simplesRuns.id_tenant, figures.tenant),
          eq(simplesRuns.state, 'pronta'),
          sql`not ${newer}`,
          ofSeenClient(db, figures, assessments),
          ofSeenProduct(db, figures, same),
        ),
      ),
  );
}
