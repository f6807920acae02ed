import type { ClientViewFilters } from '@restitui/domain/crm/client-views/client-views.api.ts';
import { boolean, foreignKey, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../../db/columns.ts';
import { personalData } from '../../../db/personal-data.ts';
import { userDirectory } from '../../accounts/users/users.table.ts';
import { tenants } from '../../tenancy/tenants/tenants.table.ts';

/** Filters, order and columns of the list of clients under a name, of one user or shared in the tenant. */
export const clientViews = pgTable(
  'client_views',
  {
    id: text().notNull(),
    id_tenant: tenantId().notNull(),
    nome: text().notNull(),
    /** Folded `nome`: two names that differ in case or accents are the same. */
    nome_busca: text().notNull(),
    filtros: jsonb().$type<ClientViewFilters>().notNull(),
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
    uniqueIndex('client_views_by_name').on(table.id_tenant, table.id_user, table.nome_busca),
    index('client_views_shared').on(table.id_tenant, table.compartilhada),
  ],
);

/** The view with which the list of clients opens for a user: a standard or a stored one. */
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

personalData(clientViewDefaults, {
  purpose: 'The view with which the list of clients opens',
  basis: 'contract',
  retention: { text: 'Until the user chooses another' },
  subject: 'user',
  columns: {
    id_user: { erase: 'keep', why: 'The id refers to an account without a name' },
  },
});

personalData(clientViews, {
  purpose: 'Views of the list of clients that staff keep',
  basis: 'contract',
  retention: { text: 'Until its author or, if shared, the consultancy removes it' },
  subject: 'user',
  columns: {
    id_user: { erase: 'keep', why: 'The id refers to an account without a name' },
  },
  notPersonal: { nome: 'The name of the view', nome_busca: 'The name of the view' },
});
