import type { ProductStatus } from '@restitui/domain/recovery/products/product-status.ts';
import type { ServiceType } from '@restitui/domain/recovery/products/service-type.ts';
import {
  type AnyPgColumn,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../../db/columns.ts';
import { each, keptAccountId, personalData } from '../../../db/personal-data.ts';
import { userDirectory } from '../../accounts/users/users.table.ts';
import { toClient } from '../../crm/clients/clients.table.ts';

/** Tax services that a client has bought. */
export const products = pgTable(
  'products',
  {
    id: text().notNull(),
    id_tenant: tenantId().notNull(),
    id_client: text().notNull(),
    id_user: text().references(() => userDirectory.id),
    /** Staff of the provider, so of another tenant. */
    id_analista: text().references(() => userDirectory.id),
    typeServico: text().$type<ServiceType>().notNull(),
    typeRegime: text().notNull(),
    status: text().$type<ProductStatus>().notNull().default('ATIVO'),
    isActive: boolean().notNull().default(true),
    createdDate: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    toClient(table),
    unique('products_service_of_client').on(table.id_tenant, table.id_client, table.typeServico),
    index('products_by_service').on(table.id_tenant, table.typeServico),
    index('products_of_analyst').on(table.id_analista),
    // Covers client and service, so that queries on an analyst's products are index-only.
    index('products_by_desk').on(table.id_tenant, table.id_analista, table.status, table.id_client, table.typeServico),
  ],
);

/** Sealed access codes, in a table apart from products so that no list of products can contain one. */
export const accessCodes = pgTable(
  'product_access_codes',
  {
    id_product: text().notNull(),
    id_tenant: tenantId().notNull(),
    sealed: text().notNull(),
    version: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id_product] }),
    foreignKey({
      columns: [table.id_tenant, table.id_product],
      foreignColumns: [products.id_tenant, products.id],
    }).onDelete('cascade'),
  ],
);

/** Returns the foreign key to a product of the same tenant. */
export const toProduct = (table: { id_tenant: AnyPgColumn; id_product: AnyPgColumn }) =>
  foreignKey({ columns: [table.id_tenant, table.id_product], foreignColumns: [products.id_tenant, products.id] });

/** The products of each analyst, across tenants: analysts are provider staff. Written by a trigger (decision 033). */
export const analystDirectory = pgTable(
  'analyst_directory',
  {
    tenant: tenantId().notNull(),
    id_product: text().notNull(),
    id_analista: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenant, table.id_product] }),
    index('analyst_directory_by_analyst').on(table.id_analista),
  ],
);

personalData(products, {
  purpose: 'Services of a client',
  basis: 'contract',
  retention: { text: 'As long as the record it belongs to' },
  subject: 'user',
  columns: each(['id_user', 'id_analista'], keptAccountId),
});

personalData(analystDirectory, {
  purpose: 'Services of an analyst',
  basis: 'contract',
  retention: { text: 'As long as the record it belongs to' },
  subject: 'user',
  columns: each(['id_analista'], keptAccountId),
});
