import type { Day } from '@restitui/brazil/day.ts';
import type { LimitationFigures } from '@restitui/domain/insights/dashboards/dashboards.api.ts';
import { and, gte, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { products } from '../../recovery/products/products.table.ts';
import {
  clientOf,
  countsAllProducts,
  type FigureScope,
  isAssignedTo,
  isManagedBy,
  ofServices,
  ofTenant,
  visibleClientsWhere,
} from './dashboard-scope.repository.ts';
import { clientFigures, limitationFigures } from './figures.table.ts';

/**
 * Sums refunds by month of limitation from today on, per payment and without those already requested, as in the
 * limitation calendar.
 */
export async function sumLimitations(
  db: Db,
  figures: FigureScope,
  { today, until }: { today: Day; until: Day },
): Promise<LimitationFigures> {
  const { id_tenant, typeServico, prescreve_em, valor } = limitationFigures;
  const month = sql<string>`date_trunc('month', ${prescreve_em})`;
  const summed = db
    .select({ mes: sql<string>`to_char(${month}, 'MM/YYYY')`, valor: sql<number>`sum(${valor})::float8` })
    .from(limitationFigures)
    .$dynamic();
  const everybodys = { ...figures, pessoa: undefined };
  const isOf = (id_analista: string) => isAssignedTo(id_analista, figures.tenant, limitationFigures);
  const expiring = and(
    ofTenant(id_tenant, figures.tenant),
    and(gte(prescreve_em, today), lte(prescreve_em, until)),
    handledBy(figures),
    ofServices(figures.scope.products, { typeServico, isOf }),
  );
  const counted = countsAllProducts(everybodys)
    ? summed.where(expiring)
    : summed
        .innerJoin(clientFigures, clientOf(limitationFigures))
        .where(and(expiring, visibleClientsWhere(everybodys)));
  return counted.groupBy(month).orderBy(month);
}

/** Returns the condition for the products whose analyses from files count, as for the sums of `sumLimitations`. */
export function productsOfFigures(figures: FigureScope): SQL | undefined {
  const { pessoa, tenant } = figures;
  const isOf = (id_analista: string) => isAssignedTo(id_analista, tenant, products);
  const visible = visibleClientsWhere({ ...figures, pessoa: undefined });
  return and(
    ofTenant(products.id_tenant, tenant),
    pessoa ? or(isManagedBy(pessoa, tenant, products), isAssignedTo(pessoa, tenant, products)) : undefined,
    ofServices(figures.scope.products, { typeServico: products.typeServico, isOf }),
    visible && sql`exists (select from ${clientFigures} where ${and(clientOf(products), visible)})`,
  );
}

/**
 * Returns the condition for clients that the user is responsible for or manages, or services the user works on, as
 * in the calendar.
 */
function handledBy({ tenant, pessoa }: FigureScope): SQL | undefined {
  if (!pessoa) return undefined;
  return or(isManagedBy(pessoa, tenant, limitationFigures), isAssignedTo(pessoa, tenant, limitationFigures));
}
