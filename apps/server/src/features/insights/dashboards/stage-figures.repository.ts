import type { StageFigures } from '@restitui/domain/insights/dashboards/dashboards.api.ts';
import { productStage, stageOfStatus } from '@restitui/domain/recovery/products/product-stage.ts';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { products } from '../../recovery/products/products.table.ts';
import {
  clientOf,
  countsAllProducts,
  type FigureScope,
  ofServices,
  ofTenant,
  visibleClientsWhere,
} from './dashboard-scope.repository.ts';
import { clientFigures, productTallies } from './figures.table.ts';

/** Counts visible products by stage, from the tallies if the scope covers every client. */
export async function countStages(db: Db, figures: FigureScope): Promise<StageFigures> {
  const counted = await (countsAllProducts(figures) ? fromTallies(db, figures) : fromProducts(db, figures));
  return productStage.options
    .map((etapa) => ({
      etapa,
      produtos: counted.reduce((sum, row) => sum + (stageOfStatus(row.status) === etapa ? row.produtos : 0), 0),
    }))
    .filter(({ produtos }) => produtos > 0);
}

function fromTallies(db: Db, figures: FigureScope) {
  const { id_tenant, id_analista, typeServico, status, produtos } = productTallies;
  const columns = { typeServico, isOf: (id_user: string) => eq(id_analista, id_user) };
  return db
    .select({ status, produtos: sql<number>`sum(${produtos})::int` })
    .from(productTallies)
    .where(and(ofTenant(id_tenant, figures.tenant), ofServices(figures.scope.products, columns)))
    .groupBy(status);
}

function fromProducts(db: Db, figures: FigureScope) {
  const { id_tenant, id_analista, typeServico, status } = products;
  const columns = { typeServico, isOf: (id_user: string) => eq(id_analista, id_user) };
  return db
    .select({ status, produtos: count() })
    .from(products)
    .innerJoin(clientFigures, clientOf(products))
    .where(
      and(
        ofTenant(id_tenant, figures.tenant),
        visibleClientsWhere(figures),
        ofServices(figures.scope.products, columns),
      ),
    )
    .groupBy(status);
}
