import type { LapseFigures } from '@restitui/domain/dashboards/dashboards.api.ts';
import { and, gte, lte, sql } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import {
  analystOf,
  clientOf,
  countsAllClients,
  type Figures,
  ofServices,
  ofTenant,
  seenClients,
} from './dashboard-scope.repository.ts';
import { clientFigures, lapseFigures } from './figures.table.ts';

/** Months of the standing results that lapse from today on. */
export async function sumLapses(
  db: Db,
  figures: Figures,
  { today, until }: { today: string; until: string },
): Promise<LapseFigures> {
  const { id_tenant, typeServico, prescreve_em, valor } = lapseFigures;
  const month = sql<string>`date_trunc('month', ${prescreve_em})`;
  const summed = db
    .select({ mes: sql<string>`to_char(${month}, 'MM/YYYY')`, valor: sql<number>`sum(${valor})::float8` })
    .from(lapseFigures)
    .$dynamic();
  const lapsing = and(ofTenant(id_tenant, figures.tenant), gte(prescreve_em, today), lte(prescreve_em, until));
  const scope = figures.scope.products;
  const counted =
    countsAllClients(figures) && scope === 'all'
      ? summed.where(lapsing)
      : summed
          .innerJoin(clientFigures, clientOf(lapseFigures))
          .where(
            and(lapsing, seenClients(figures), ofServices(scope, { typeServico, id_analista: analystOf(typeServico) })),
          );
  return counted.groupBy(month).orderBy(month);
}
