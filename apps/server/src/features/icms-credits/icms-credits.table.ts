import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant, money, tenantId } from '../../db/columns.ts';
import { toProduct } from '../products/products.table.ts';

/** A month of PIS and COFINS that were paid on ICMS, by product. */
export const icmsCredits = pgTable(
  'icms_credits',
  {
    id: text().primaryKey(),
    id_tenant: tenantId().notNull(),
    id_client: text().notNull(),
    id_product: text().notNull(),
    /** `MM/AAAA`. */
    periodoApurado: text().notNull(),
    credPisOriginal: money().notNull(),
    credPisOrigUtilizado: money().notNull(),
    credPisPago: money().notNull(),
    dcompInicialPis: text().notNull(),
    credCofinsOriginal: money().notNull(),
    credCofinsOrigUtilizado: money().notNull(),
    credCofinsPago: money().notNull(),
    dcompInicialCofins: text().notNull(),
    version: integer().notNull(),
    createdDate: instant().notNull(),
  },
  (table) => [
    toProduct(table),
    unique('icms_credits_of_product').on(table.id_tenant, table.id_product, table.periodoApurado),
    index('icms_credits_of_client').on(table.id_tenant, table.id_client),
  ],
);
