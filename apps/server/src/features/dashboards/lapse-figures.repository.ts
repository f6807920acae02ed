import type { LapseFigures } from '@restitui/domain/dashboards/dashboards.api.ts';
import { and, eq, gte, lte, or, type SQL, sql } from 'drizzle-orm';
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
  const lapsing = and(ofTenant(id_tenant, figures.tenant), gte(prescreve_em, today), lte(prescreve_em, until));
  const scope = figures.scope.products;
  const counted =
    countsAllClients(figures) && scope === 'all'
      ? summed.where(lapsing)
      : summed
          .innerJoin(clientFigures, clientOf(lapseFigures))
          .where(
            and(
              lapsing,
              seenClients({ ...figures, pessoa: undefined }),
              lookedAfterBy(figures.pessoa),
              ofServices(scope, { typeServico, id_analista: analystOf(typeServico) }),
            ),
          );
  return counted.groupBy(month).orderBy(month);
}

/** As in the calendar: who answers for the client, manages it, or works on this very service. */
function lookedAfterBy(pessoa: string | undefined): SQL | undefined {
  if (!pessoa) return undefined;
  const { id_responsavel, id_gerente } = clientFigures;
  return or(eq(id_responsavel, pessoa), eq(id_gerente, pessoa), eq(analystOf(lapseFigures.typeServico), pessoa));
}
