import type { CompensationTax } from '@restitui/domain/compensations/compensation-tax.ts';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, money, tenantId } from '../../db/columns.ts';
import { toProduct } from '../products/products.table.ts';

/** Taxes that were paid with the credit of a product. */
export const compensations = pgTable(
  'compensations',
  {
    id: text().primaryKey(),
    id_tenant: tenantId().notNull(),
    id_client: text().notNull(),
    id_product: text().notNull(),
    tributo: text().$type<CompensationTax>().notNull(),
    /** `MM/AAAA`. */
    pa: text().notNull(),
    value: money().notNull(),
    perDcomp: text().notNull(),
    version: integer().notNull(),
    createdDate: instant().notNull(),
  },
  (table) => [toProduct(table), index('compensations_of_product').on(table.id_tenant, table.id_product)],
);
