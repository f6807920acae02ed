import type { TagColour } from '@restitui/domain/crm/tags/tag.ts';
import { foreignKey, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../../db/columns.ts';
import { keptAccountId, personalData } from '../../../db/personal-data.ts';
import { userDirectory } from '../../accounts/users/users.table.ts';
import { tenants } from '../../tenancy/tenants/tenants.table.ts';
import { toClient } from '../clients/clients.table.ts';

export const tags = pgTable(
  'tags',
  {
    id: text().notNull(),
    id_tenant: tenantId().notNull(),
    nome: text().notNull(),
    /** Folded `nome`: two names that differ in case or accents are the same. */
    nome_busca: text().notNull(),
    cor: text().$type<TagColour>().notNull(),
    /** Author, possibly of the provider. */
    id_user: text()
      .notNull()
      .references(() => userDirectory.id),
    createdDate: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    foreignKey({ columns: [table.id_tenant], foreignColumns: [tenants.id] }),
    uniqueIndex('tags_by_name').on(table.id_tenant, table.nome_busca),
  ],
);

/** The tags of each client. */
export const clientTags = pgTable(
  'client_tags',
  {
    id_tenant: tenantId().notNull(),
    id_client: text().notNull(),
    id_tag: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id_client, table.id_tag] }),
    toClient(table),
    foreignKey({ columns: [table.id_tenant, table.id_tag], foreignColumns: [tags.id_tenant, tags.id] }).onDelete(
      'cascade',
    ),
    // For the filter of the client list.
    index('clients_of_tag').on(table.id_tenant, table.id_tag, table.id_client),
  ],
);

personalData(tags, {
  purpose: 'Tags that staff put on clients',
  basis: 'contract',
  retention: { text: 'As long as the consultancy keeps the tag' },
  subject: 'user',
  columns: {
    id_user: keptAccountId,
  },
  notPersonal: { nome: 'The name of the tag' },
});
