import { sumOfReais } from '@restitui/brazil/money.ts';
import type { StageFigures } from '@restitui/domain/insights/dashboards/dashboards.api.ts';
import { type ProductStage, productStage, stageOfStatus } from '@restitui/domain/recovery/products/product-stage.ts';
import type { ProductStatus } from '@restitui/domain/recovery/products/product-status.ts';
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
import { clientFigures, creditFigures, productTallies } from './figures.table.ts';

/**
 * Counts visible products by stage, from the tallies if the scope covers every client, with the credits found of these
 * products.
 */
export async function countStages(db: Db, figures: FigureScope): Promise<StageFigures> {
  const counted = await (countsAllProducts(figures) ? fromTallies(db, figures) : fromProducts(db, figures));
  const credited = await sumByStatus(db, figures);
  return productStage.options
    .map((etapa) => ({
      etapa,
      produtos: valuesOf(counted, etapa).reduce((sum, value) => sum + value, 0),
      credito: sumOfReais(valuesOf(credited, etapa)),
    }))
    .filter(({ produtos }) => produtos > 0);
}

function valuesOf(rows: readonly { status: ProductStatus; value: number }[], stage: ProductStage): number[] {
  return rows.filter(({ status }) => stageOfStatus(status) === stage).map(({ value }) => value);
}

/** Sums the credits that count, by the status of their product. */
function sumByStatus(db: Db, figures: FigureScope) {
  const { id_tenant, typeServico, status } = products;
  const isOf = (id_user: string) => eq(products.id_analista, id_user);
  const summed = db
    .select({ status, value: sql<number>`sum(${creditFigures.encontrado})::float8` })
    .from(creditFigures)
    .innerJoin(
      products,
      and(
        eq(id_tenant, creditFigures.id_tenant),
        eq(products.id_client, creditFigures.id_client),
        eq(typeServico, creditFigures.typeServico),
      ),
    )
    .$dynamic();
  const counting = and(
    ofTenant(creditFigures.id_tenant, figures.tenant),
    eq(creditFigures.vigente, true),
    ofServices(figures.scope.products, { typeServico, isOf }),
  );
  const visible = countsAllProducts(figures)
    ? summed.where(counting)
    : summed.innerJoin(clientFigures, clientOf(creditFigures)).where(and(counting, visibleClientsWhere(figures)));
  return visible.groupBy(status);
}

function fromTallies(db: Db, figures: FigureScope) {
  const { id_tenant, id_analista, typeServico, status, produtos } = productTallies;
  const columns = { typeServico, isOf: (id_user: string) => eq(id_analista, id_user) };
  return db
    .select({ status, value: sql<number>`sum(${produtos})::int` })
    .from(productTallies)
    .where(and(ofTenant(id_tenant, figures.tenant), ofServices(figures.scope.products, columns)))
    .groupBy(status);
}

function fromProducts(db: Db, figures: FigureScope) {
  const { id_tenant, id_analista, typeServico, status } = products;
  const columns = { typeServico, isOf: (id_user: string) => eq(id_analista, id_user) };
  return db
    .select({ status, value: count() })
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
