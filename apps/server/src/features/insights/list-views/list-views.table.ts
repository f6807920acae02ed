import type { ViewedListName } from '@restitui/domain/insights/list-views/list-views.api.ts';
import { boolean, foreignKey, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../../db/columns.ts';
import { keptAccountId, personalData } from '../../../db/personal-data.ts';
import { userDirectory } from '../../accounts/users/users.table.ts';
import { tenants } from '../../tenancy/tenants/tenants.table.ts';

/**
 * Filters, order and columns of a list under a name, of one user or shared in the tenant. The table is named after the
 * list of clients, which had views first (decision 144).
 */
export const listViews = pgTable(
  'client_views',
  {
    id: text().notNull(),
    id_tenant: tenantId().notNull(),
    lista: text().$type<ViewedListName>().notNull().default('clientes'),
    nome: text().notNull(),
    /** Folded `nome`: two names that differ in case or accents are the same. */
    nome_busca: text().notNull(),
    /** Search parameters of the list; `sort` instead of `ordem` in views from before decision 144. */
    filtros: jsonb().$type<Record<string, string>>().notNull(),
    compartilhada: boolean().notNull(),
    /** Author, possibly of the provider. */
    id_user: text()
      .notNull()
      .references(() => userDirectory.id),
    createdDate: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    foreignKey({ columns: [table.id_tenant], foreignColumns: [tenants.id] }),
    uniqueIndex('client_views_by_list_and_name').on(table.id_tenant, table.id_user, table.lista, table.nome_busca),
    index('client_views_shared').on(table.id_tenant, table.compartilhada),
  ],
);

/** The view with which a list opens for a user: a standard or a stored one. */
export const listViewDefaults = pgTable(
  'list_view_defaults',
  {
    id_tenant: tenantId().notNull(),
    id_user: text()
      .notNull()
      .references(() => userDirectory.id),
    lista: text().$type<ViewedListName>().notNull(),
    vista: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id_user, table.lista] }),
    foreignKey({ columns: [table.id_tenant], foreignColumns: [tenants.id] }),
  ],
);

/** Replaced by `list_view_defaults`; only processes of the version before read and write it (decision 106). */
export const clientViewDefaults = pgTable(
  'client_view_defaults',
  {
    id_tenant: tenantId().notNull(),
    id_user: text()
      .notNull()
      .references(() => userDirectory.id),
    vista: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id_user] }),
    foreignKey({ columns: [table.id_tenant], foreignColumns: [tenants.id] }),
  ],
);

for (const table of [listViewDefaults, clientViewDefaults]) {
  personalData(table, {
    purpose: 'The view with which a list opens',
    basis: 'contract',
    retention: { text: 'Until the user chooses another' },
    subject: 'user',
    columns: { id_user: keptAccountId },
  });
}

personalData(listViews, {
  purpose: 'Views of lists that staff keep',
  basis: 'contract',
  retention: { text: 'Until its author or, if shared, the consultancy removes it' },
  subject: 'user',
  columns: { id_user: keptAccountId },
  notPersonal: { nome: 'The name of the view', nome_busca: 'The name of the view' },
});
