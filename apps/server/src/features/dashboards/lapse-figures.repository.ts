import type { LapseFigures } from '@restitui/domain/dashboards/dashboards.api.ts';
import { and, gte, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import {
  clientOf,
  countsAllProducts,
  type Figures,
  isManagedBy,
  isOnDeskOf,
  ofServices,
  ofTenant,
  seenClients,
} from './dashboard-scope.repository.ts';
import { clientFigures, lapseFigures } from './figures.table.ts';

/** What lapses from today on by month, as the calendar of lapses sums it: by payment, asked for by nobody yet. */
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
  const everybodys = { ...figures, pessoa: undefined };
  const isOf = (id_analista: string) => isOnDeskOf(id_analista, figures.tenant, lapseFigures);
  const lapsing = and(
    ofTenant(id_tenant, figures.tenant),
    and(gte(prescreve_em, today), lte(prescreve_em, until)),
    lookedAfterBy(figures),
    ofServices(figures.scope.products, { typeServico, isOf }),
  );
  const counted = countsAllProducts(everybodys)
    ? summed.where(lapsing)
    : summed.innerJoin(clientFigures, clientOf(lapseFigures)).where(and(lapsing, seenClients(everybodys)));
  return counted.groupBy(month).orderBy(month);
}

/** As in the calendar: who answers for the client, manages it, or works on this very service. */
function lookedAfterBy({ tenant, pessoa }: Figures): SQL | undefined {
  if (!pessoa) return undefined;
  return or(isManagedBy(pessoa, tenant, lapseFigures), isOnDeskOf(pessoa, tenant, lapseFigures));
}
