import type { PortfolioFigures, WorkFigures } from '@restitui/domain/dashboards/dashboards.api.ts';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { users } from '../users/users.table.ts';
import {
  countsAllProducts,
  type Figures,
  inPeriod,
  monthInPeriod,
  ofServices,
  ofTenant,
  seenClients,
} from './dashboard-scope.repository.ts';
import { clientFigures, productTallies } from './figures.table.ts';

/** Clients that came in the period, by what they are now, and active contracts made in it that not all have signed. */
export async function countPortfolio(db: Db, figures: Figures, periodo: string | undefined): Promise<PortfolioFigures> {
  const { status, createdDate, pendentes } = clientFigures;
  const came = inPeriod(createdDate, periodo) ?? sql`true`;
  const waiting = periodo
    ? sql`(select count(*) from unnest(${pendentes}) month where ${monthInPeriod(sql`month`, periodo)})`
    : sql`cardinality(${pendentes})`;
  const rows = await db
    .select({
      status,
      total: sql<number>`(count(*) filter (where ${came}))::int`,
      waiting: sql<number>`sum(${waiting})::int`,
    })
    .from(clientFigures)
    .where(seenClients(figures))
    .groupBy(status)
    .orderBy(sql`2 desc`, asc(status));
  return {
    carteira: rows.filter(({ total }) => total > 0).map(({ status, total }) => ({ status, total })),
    contratos_sem_assinatura: rows.reduce((sum, { waiting }) => sum + waiting, 0),
  };
}

/** Products that nobody works on any more; the trigger that keeps `em_andamento` has the same. */
export const ended = ['CANCELADO', 'CREDITO_ESGOTADO', 'DISTRATO', 'PAGO', 'RESTITUIDO', 'SEM_OPORTUNIDADE'] as const;

/** Products seen, by who works on them: of the tallies where the client of each counts, else of what is kept of the clients. */
export async function countWork(db: Db, figures: Figures): Promise<WorkFigures> {
  const counted = (countsAllProducts(figures) ? fromTallies(db, figures) : fromClients(db, figures)).as('counted');
  return db
    .select({
      id_analista: counted.id_analista,
      nomeAnalista: users.name,
      produtos: counted.produtos,
      em_andamento: counted.em_andamento,
    })
    .from(counted)
    .leftJoin(users, eq(users.id, counted.id_analista))
    .orderBy(desc(counted.em_andamento), desc(counted.produtos), asc(counted.id_analista));
}

function fromTallies(db: Db, figures: Figures) {
  const { id_tenant, id_analista, typeServico, status, produtos } = productTallies;
  const desk = { typeServico, isOf: (id_user: string) => eq(id_analista, id_user) };
  const working = sql`filter (where not ${inArray(status, [...ended])})`;
  return db
    .select({
      id_analista,
      produtos: sql<number>`sum(${produtos})::int`.as('produtos'),
      em_andamento: sql<number>`coalesce(sum(${produtos}) ${working}, 0)::int`.as('em_andamento'),
    })
    .from(productTallies)
    .where(and(ofTenant(id_tenant, figures.tenant), ofServices(figures.scope.products, desk)))
    .groupBy(id_analista)
    .having(sql`sum(${produtos}) > 0`);
}

function fromClients(db: Db, figures: Figures) {
  const { servicos, analistas, em_andamento } = clientFigures;
  const id_analista = sql<string | null>`product.analyst`;
  const product = { typeServico: sql`product.service`, isOf: (id_user: string) => sql`${id_analista} = ${id_user}` };
  return db
    .select({
      id_analista: id_analista.as('id_analista'),
      produtos: sql<number>`count(*)::int`.as('produtos'),
      em_andamento: sql<number>`(count(*) filter (where product.underway))::int`.as('em_andamento'),
    })
    .from(clientFigures)
    .innerJoin(
      sql`unnest(${servicos}, ${analistas}, ${em_andamento}) as product(service, analyst, underway)`,
      ofServices(figures.scope.products, product) ?? sql`true`,
    )
    .where(seenClients(figures))
    .groupBy(id_analista);
}
