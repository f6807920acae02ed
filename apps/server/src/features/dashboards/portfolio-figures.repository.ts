import type { PortfolioFigures, WorkFigures } from '@restitui/domain/dashboards/dashboards.api.ts';
import { and, asc, count, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { agreements } from '../agreements/agreements.table.ts';
import { clients } from '../clients/clients.table.ts';
import { products } from '../products/products.table.ts';
import { users } from '../users/users.table.ts';
import {
  countsAllClients,
  type Figures,
  inPeriod,
  ofTenant,
  seenClients,
  seenProducts,
} from './dashboard-scope.repository.ts';

/** Clients that came in the period, by what they are now. */
export async function countPortfolio(
  db: Db,
  figures: Figures,
  periodo: string | undefined,
): Promise<PortfolioFigures['carteira']> {
  return db
    .select({ status: clients.status, total: count() })
    .from(clients)
    .where(and(seenClients(db, figures), inPeriod(clients.createdDate, periodo)))
    .groupBy(clients.status)
    .orderBy(desc(count()), asc(clients.status));
}

/** Active contracts made in the period for clients seen, not signed by all. */
export async function countUnsignedContracts(db: Db, figures: Figures, periodo: string | undefined): Promise<number> {
  const ofClient = and(eq(clients.id_tenant, agreements.id_tenant), eq(clients.cnpjcpf, agreements.id_client));
  const waiting = and(
    ofTenant(agreements.id_tenant, figures.tenant),
    isNotNull(agreements.id_client),
    eq(agreements.IsAtivo, true),
    eq(agreements.isAssinado, false),
    inPeriod(agreements.createdDate, periodo),
  );
  const rows = db.select({ n: count() }).from(agreements).$dynamic();
  const [row] = countsAllClients(figures)
    ? await rows.where(waiting)
    : await rows.innerJoin(clients, ofClient).where(and(waiting, seenClients(db, figures)));
  return row?.n ?? 0;
}

/** Products that nobody works on any more. */
const ended = ['CANCELADO', 'CREDITO_ESGOTADO', 'DISTRATO', 'PAGO', 'RESTITUIDO', 'SEM_OPORTUNIDADE'] as const;

/** Products seen, by who works on them. */
export async function countWork(db: Db, figures: Figures): Promise<WorkFigures> {
  const working = sql<number>`(count(*) filter (where not ${inArray(products.status, [...ended])}))::int`;
  const counted = db
    .select({
      id_analista: products.id_analista,
      produtos: count().as('produtos'),
      em_andamento: working.as('em_andamento'),
    })
    .from(products)
    .where(seenProducts(db, figures))
    .groupBy(products.id_analista)
    .as('counted');
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
