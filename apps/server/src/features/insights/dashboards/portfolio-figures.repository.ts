import type { PortfolioFigures, WorkFigures } from '@restitui/domain/insights/dashboards/dashboards.api.ts';
import { endedStatuses } from '@restitui/domain/recovery/products/product-stage.ts';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { users } from '../../accounts/users/users.table.ts';
import {
  countsAllClients,
  countsAllProducts,
  type FigureScope,
  inPeriod,
  monthInPeriod,
  ofServices,
  ofTenant,
  visibleClientsWhere,
} from './dashboard-scope.repository.ts';
import { clientFigures, clientTallies, productTallies } from './figures.table.ts';

/**
 * Counts clients created in the period by their current state, and active contracts of the period that await
 * signatures, from the tallies if the scope covers every client of all time: they do not have the months of contracts.
 */
export async function countPortfolio(
  db: Db,
  figures: FigureScope,
  periodo: string | undefined,
): Promise<PortfolioFigures> {
  const isTallied = countsAllClients(figures) && !periodo;
  const rows = await (isTallied ? portfolioFromTallies(db, figures) : portfolioFromClients(db, figures, periodo));
  return {
    carteira: rows.filter(({ total }) => total > 0).map(({ status, total }) => ({ status, total })),
    contratos_sem_assinatura: rows.reduce((sum, { waiting }) => sum + waiting, 0),
  };
}

function portfolioFromTallies(db: Db, { tenant }: FigureScope) {
  const { id_tenant, status, clientes, pendentes } = clientTallies;
  return db
    .select({
      status,
      total: sql<number>`sum(${clientes})::int`,
      waiting: sql<number>`sum(${pendentes})::int`,
    })
    .from(clientTallies)
    .where(ofTenant(id_tenant, tenant))
    .groupBy(status)
    .orderBy(sql`2 desc`, asc(status));
}

function portfolioFromClients(db: Db, figures: FigureScope, periodo: string | undefined) {
  const { status, createdDate, pendentes } = clientFigures;
  const came = inPeriod(createdDate, periodo) ?? sql`true`;
  const waiting = periodo
    ? sql`(select count(*) from unnest(${pendentes}) month where ${monthInPeriod(sql`month`, periodo)})`
    : sql`cardinality(${pendentes})`;
  return db
    .select({
      status,
      total: sql<number>`(count(*) filter (where ${came}))::int`,
      waiting: sql<number>`sum(${waiting})::int`,
    })
    .from(clientFigures)
    .where(visibleClientsWhere(figures))
    .groupBy(status)
    .orderBy(sql`2 desc`, asc(status));
}

/**
 * Counts visible products by analyst, from the tallies if the scope covers every client, otherwise from the client
 * figures.
 */
export async function countWork(db: Db, figures: FigureScope): Promise<WorkFigures> {
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

function fromTallies(db: Db, figures: FigureScope) {
  const { id_tenant, id_analista, typeServico, status, produtos } = productTallies;
  const columns = { typeServico, isOf: (id_user: string) => eq(id_analista, id_user) };
  const working = sql`filter (where not ${inArray(status, [...endedStatuses])})`;
  return db
    .select({
      id_analista,
      produtos: sql<number>`sum(${produtos})::int`.as('produtos'),
      em_andamento: sql<number>`coalesce(sum(${produtos}) ${working}, 0)::int`.as('em_andamento'),
    })
    .from(productTallies)
    .where(and(ofTenant(id_tenant, figures.tenant), ofServices(figures.scope.products, columns)))
    .groupBy(id_analista)
    .having(sql`sum(${produtos}) > 0`);
}

function fromClients(db: Db, figures: FigureScope) {
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
    .where(visibleClientsWhere(figures))
    .groupBy(id_analista);
}
