import type { CompensationTax } from '@restitui/domain/recovery/compensations/compensation-tax.ts';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { cents, instant, tenantId } from '../../../db/columns.ts';
import { toProduct } from '../products/products.table.ts';

/** Taxes paid with the credit of a product. */
export const compensations = pgTable(
  'compensations',
  {
    id: text().notNull(),
    id_tenant: tenantId().notNull(),
    id_client: text().notNull(),
    id_product: text().notNull(),
    tributo: text().$type<CompensationTax>().notNull(),
    /** `MM/AAAA`. */
    pa: text().notNull(),
    value: cents().notNull(),
    perDcomp: text().notNull(),
    version: integer().notNull(),
    createdDate: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    toProduct(table),
    index('compensations_of_product').on(table.id_tenant, table.id_product),
  ],
);
