import type { CreditFigures, LapseFigures } from '@restitui/domain/dashboards/dashboards.api.ts';
import { daysOfPeriod } from '@restitui/domain/dashboards/period.ts';
import { and, eq, exists, gt, gte, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { assessments } from '../assessments/assessments.table.ts';
import { credits } from '../credits/credits.table.ts';
import { products } from '../products/products.table.ts';
import { simplesMonths, simplesRuns, simplesTotals } from '../simples-analysis/simples-analysis.table.ts';
import { countsAllClients, type Figures, inPeriod, ofTenant, seenProducts } from './dashboard-scope.repository.ts';

const shownMonths = 12;

function ofSeenProduct(db: Db, figures: Figures, same: SQL | undefined): SQL | undefined {
  if (countsAllClients(figures) && figures.scope.products === 'all') return undefined;
  return exists(
    db
      .select({ one: sql`1` })
      .from(products)
      .where(and(same, seenProducts(db, figures))),
  );
}

function seenCredits(db: Db, figures: Figures): SQL | undefined {
  const same = and(eq(products.id_tenant, credits.id_tenant), eq(products.id, credits.id_product));
  return and(ofTenant(credits.id_tenant, figures.tenant), isNull(credits.deletedAt), ofSeenProduct(db, figures, same));
}

/** What was found in the period, and what is still to come of it in commission. */
export async function sumFound(
  db: Db,
  figures: Figures,
  periodo: string | undefined,
): Promise<Pick<CreditFigures, 'encontrado' | 'honorarios_previstos'>> {
  const open = sql`greatest(${credits.creditOrigin} - ${credits.compensacao}, 0)`;
  const [row] = await db
    .select({
      encontrado: sql<number>`coalesce(sum(${credits.creditOrigin}), 0)::float8`,
      honorarios_previstos: sql<number>`round(coalesce(sum(${open} * ${credits.comissao_porcentagem}), 0) / 100, 2)::float8`,
    })
    .from(credits)
    .where(and(seenCredits(db, figures), inPeriod(credits.createdDate, periodo)));
  return row ?? { encontrado: 0, honorarios_previstos: 0 };
}

/** What was refunded or compensated, by month of use: the one named, else the one in which the row was made. */
export async function sumRefunded(
  db: Db,
  figures: Figures,
  periodo: string | undefined,
): Promise<Pick<CreditFigures, 'restituido' | 'meses'>> {
  const made = sql`to_char(${credits.createdDate} at time zone 'America/Sao_Paulo', 'YYYYMM')`;
  const used = sql`coalesce(right(${credits.mesRestituicao}, 4) || left(${credits.mesRestituicao}, 2), ${made})`;
  const days = daysOfPeriod(periodo);
  const keyOf = (day: string) => day.replaceAll('-', '').slice(0, 6);
  const rows = await db
    .select({ key: sql<string | null>`${used}`, restituido: sql<number>`sum(${credits.compensacao})::float8` })
    .from(credits)
    .where(
      and(
        seenCredits(db, figures),
        gt(credits.compensacao, 0),
        days && sql`${used} >= ${keyOf(days.from)} and ${used} < ${keyOf(days.until)}`,
      ),
    )
    .groupBy(sql`grouping sets ((), (${used}))`)
    .orderBy(sql`${used} desc nulls first`)
    .limit(shownMonths + 1);
  const [all, ...months] = rows;
  const meses = months.map(({ key, restituido }) => ({ mes: `${key?.slice(4)}/${key?.slice(0, 4)}`, restituido }));
  return { restituido: all?.restituido ?? 0, meses: meses.reverse() };
}

/** Months of the standing results that lapse from today on, with what somebody corrected by hand. */
export async function sumLapses(
  db: Db,
  figures: Figures,
  { today, until }: { today: string; until: string },
): Promise<LapseFigures> {
  const newer = sql`exists (select 1 from simples_runs newer where newer.id_tenant = ${simplesRuns.id_tenant}
    and newer.id_apuracao = ${simplesRuns.id_apuracao} and newer.state = 'pronta'
    and newer."createdDate" > ${simplesRuns.createdDate})`;
  const value = sql`coalesce(${simplesTotals.valor}, ${simplesMonths.a_restituir})`;
  const key = sql`left(${simplesMonths.prescreve_em}, 7)`;
  const same = and(eq(products.id_tenant, assessments.id_tenant), eq(products.id, assessments.id_product));
  const rows = await db
    .select({ key: sql<string>`${key}`, valor: sql<number>`sum(${value})::float8` })
    .from(simplesMonths)
    .innerJoin(
      simplesRuns,
      and(eq(simplesRuns.id_tenant, simplesMonths.id_tenant), eq(simplesRuns.id, simplesMonths.id_run)),
    )
    .innerJoin(
      assessments,
      and(eq(assessments.id_tenant, simplesRuns.id_tenant), eq(assessments.id, simplesRuns.id_apuracao)),
    )
    .leftJoin(
      simplesTotals,
      and(
        eq(simplesTotals.id_tenant, simplesRuns.id_tenant),
        eq(simplesTotals.id_apuracao, simplesRuns.id_apuracao),
        eq(simplesTotals.competencia, simplesMonths.competencia),
      ),
    )
    .where(
      and(
        ofTenant(simplesMonths.id_tenant, figures.tenant),
        gte(simplesMonths.prescreve_em, today),
        lte(simplesMonths.prescreve_em, until),
        eq(simplesRuns.state, 'pronta'),
        sql`not ${newer}`,
        sql`${value} > 0`,
        ofSeenProduct(db, figures, same),
      ),
    )
    .groupBy(key)
    .orderBy(key);
  return rows.map((row) => ({ mes: `${row.key.slice(5)}/${row.key.slice(0, 4)}`, valor: row.valor }));
}
