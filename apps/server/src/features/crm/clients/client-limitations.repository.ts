import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq, gte, sql } from 'drizzle-orm';
import { productInScope } from '../../../db/client-conditions.ts';
import { openAnalysisMonths } from '../../../db/open-claims.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { limitationFigures } from '../../insights/dashboards/figures.table.ts';
import { products } from '../../recovery/products/products.table.ts';
import { type ClientListReader, ofProduct } from './client-columns.repository.ts';

/** Returns the refunds of the Simples that can still be requested, as a query that takes further fields. */
function openFigures(db: Db, id_tenant: TenantId, { products: scope, today }: ClientListReader) {
  const { id_client, valor, prescreve_em } = limitationFigures;
  const from = db.select({ id_client, valor, prescreve_em }).from(limitationFigures).$dynamic();
  // Without a limit on services, the figures alone answer, from their index.
  const limited = scope === 'all' ? from : from.innerJoin(products, ofProduct);
  return limited.where(
    and(eq(limitationFigures.id_tenant, id_tenant), gte(prescreve_em, today), productInScope(scope)),
  );
}

/** Selects, by client, the refunds of the Simples that can still be requested: for the order of a whole list. */
export function openRefunds(db: Db, id_tenant: TenantId, reader: ClientListReader) {
  const open = openFigures(db, id_tenant, reader).as('open_figures');
  return db
    .select({ id_client: open.id_client, credito: sql<number>`sum(${open.valor})`.as('credito') })
    .from(open)
    .groupBy(open.id_client);
}

/** Selects, by client, the next day on which a payment expires: for the order and the filter of a whole list. */
export function nextLimitations(db: Db, id_tenant: TenantId, reader: ClientListReader) {
  if (reader.limitations) {
    return (
      db
        .select({
          id_client: sql<string>`known.id_client`.as('id_client'),
          prescreve_em: sql<string>`known.prescreve_em`.as('prescreve_em'),
        })
        .from(reader.limitations)
        // Of a client once already; grouped to have the type of the query below.
        .groupBy(sql`known.id_client, known.prescreve_em`)
    );
  }
  const where = and(eq(products.id_tenant, id_tenant), productInScope(reader.products));
  const figures = openFigures(db, id_tenant, reader).as('figures');
  const open = sql`(select figures.id_client, figures.prescreve_em from ${figures}
    union all select months.id_client, months.prescreve_em from ${openAnalysisMonths({ where }, 'months')}
      where months.prescreve_em >= ${reader.today}::date) open`;
  return db
    .select({
      id_client: sql<string>`open.id_client`.as('id_client'),
      prescreve_em: sql<string>`min(open.prescreve_em)`.as('prescreve_em'),
    })
    .from(open)
    .groupBy(sql`open.id_client`);
}

/**
 * Reads the next limitation of each client when a filter or the order of a query needs it, so that the statements of
 * the request share one read of the months of analyses.
 */
export async function withLimitations(
  db: Db,
  id_tenant: TenantId,
  reader: ClientListReader,
  queries: readonly { prescreve?: string | undefined; sort?: string | undefined }[],
): Promise<ClientListReader> {
  const isNeeded = queries.some(({ prescreve, sort }) => prescreve || sort?.replace('-', '') === 'prescreve_em');
  if (!isNeeded || reader.limitations) return reader;
  const rows = await nextLimitations(db, id_tenant, reader);
  const limitations = sql`unnest(${sql.param(rows.map(({ id_client }) => id_client))}::text[],
    ${sql.param(rows.map(({ prescreve_em }) => prescreve_em))}::date[]) known (id_client, prescreve_em)`;
  return { ...reader, limitations };
}
