import type { ObservationCategory } from '@restitui/domain/observations/observation-category.ts';
import { boolean, foreignKey, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../db/columns.ts';
import { clients, toOwner } from '../clients/clients.table.ts';
import { products } from '../products/products.table.ts';
import { users } from '../users/users.table.ts';

/** Messages about a client or one of its products. */
export const observations = pgTable(
  'observations',
  {
    id: text().primaryKey(),
    id_tenant: tenantId().notNull(),
    cnpj: text().notNull(),
    id_produto: text(),
    /** Of staff, which may be the provider's; a client's has the owner instead. */
    id_user: text().references(() => users.id),
    id_owner: text(),
    sender: text().notNull(),
    mensage: text().notNull(),
    isAlerta: boolean().notNull(),
    category: text().$type<ObservationCategory>().notNull(),
    createdDate: instant().notNull(),
    deletedAt: instant(),
  },
  (table) => [
    foreignKey({ columns: [table.id_tenant, table.cnpj], foreignColumns: [clients.id_tenant, clients.cnpjcpf] }),
    foreignKey({ columns: [table.id_tenant, table.id_produto], foreignColumns: [products.id_tenant, products.id] }),
    toOwner(table),
    index('observations_of_client').on(table.id_tenant, table.cnpj, table.createdDate),
    index('observations_of_product').on(table.id_tenant, table.id_produto, table.createdDate),
  ],
);
