import type { ProductStatus } from '@restitui/domain/products/product-status.ts';
import type { ServiceType } from '@restitui/domain/products/service-type.ts';
import { type AnyPgColumn, boolean, foreignKey, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../db/columns.ts';
import { toClient } from '../clients/clients.table.ts';
import { users } from '../users/users.table.ts';

/** Tax services that a client has hired. */
export const products = pgTable(
  'products',
  {
    id: text().primaryKey(),
    id_tenant: tenantId().notNull(),
    id_client: text().notNull(),
    id_user: text().references(() => users.id),
    /** Staff of the provider, hence of another tenant. */
    id_analista: text().references(() => users.id),
    typeServico: text().$type<ServiceType>().notNull(),
    typeRegime: text().notNull(),
    status: text().$type<ProductStatus>().notNull().default('ATIVO'),
    isActive: boolean().notNull().default(true),
    createdDate: instant().notNull(),
  },
  (table) => [
    toClient(table),
    unique('products_in_tenant').on(table.id_tenant, table.id),
    unique('products_service_of_client').on(table.id_tenant, table.id_client, table.typeServico),
    index('products_by_service').on(table.id_tenant, table.typeServico),
    index('products_of_analyst').on(table.id_analista),
    // With client and service, so that what hangs under an analyst's products is found without reading them.
    index('products_by_desk').on(table.id_tenant, table.id_analista, table.status, table.id_client, table.typeServico),
  ],
);

/** Access codes, sealed; apart from the products, so that no list of these can carry one. */
export const accessCodes = pgTable(
  'product_access_codes',
  {
    id_product: text().primaryKey(),
    id_tenant: tenantId().notNull(),
    sealed: text().notNull(),
    version: integer().notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.id_tenant, table.id_product],
      foreignColumns: [products.id_tenant, products.id],
    }).onDelete('cascade'),
  ],
);

/** The foreign key to a service of the same tenant. */
export const toProduct = (table: { id_tenant: AnyPgColumn; id_product: AnyPgColumn }) =>
  foreignKey({ columns: [table.id_tenant, table.id_product], foreignColumns: [products.id_tenant, products.id] });
