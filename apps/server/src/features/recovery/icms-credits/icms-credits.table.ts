import { index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { cents, instant, tenantId } from '../../../db/columns.ts';
import { toProduct } from '../products/products.table.ts';

/** A month of PIS and COFINS paid on ICMS, per product. */
export const icmsCredits = pgTable(
  'icms_credits',
  {
    id: text().notNull(),
    id_tenant: tenantId().notNull(),
    id_client: text().notNull(),
    id_product: text().notNull(),
    /** `MM/AAAA`. */
    periodoApurado: text().notNull(),
    credPisOriginal: cents().notNull(),
    credPisOrigUtilizado: cents().notNull(),
    credPisPago: cents().notNull(),
    dcompInicialPis: text().notNull(),
    credCofinsOriginal: cents().notNull(),
    credCofinsOrigUtilizado: cents().notNull(),
    credCofinsPago: cents().notNull(),
    dcompInicialCofins: text().notNull(),
    version: integer().notNull(),
    createdDate: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    toProduct(table),
    unique('icms_credits_of_product').on(table.id_tenant, table.id_product, table.periodoApurado),
    index('icms_credits_of_client').on(table.id_tenant, table.id_client),
  ],
);
