import { foreignKey, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../../db/columns.ts';
import { personalData, keptAccountId } from '../../../db/personal-data.ts';
import { userDirectory } from '../../accounts/users/users.table.ts';
import { tenants } from '../../tenancy/tenants/tenants.table.ts';

export const {{items}} = pgTable(
  '{{table}}',
  {
    id: text().notNull(),
    id_tenant: tenantId().notNull(),
    nome: text().notNull(),
    /** Author, possibly of the provider. */
    id_user: text()
      .notNull()
      .references(() => userDirectory.id),
    createdDate: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    foreignKey({ columns: [table.id_tenant], foreignColumns: [tenants.id] }),
    uniqueIndex('{{table}}_by_name').on(table.id_tenant, table.nome),
  ],
);

personalData({{items}}, {
  purpose: 'Work of the consultancy',
  basis: 'contract',
  retention: { text: 'As long as the consultancy keeps the record' },
  subject: 'user',
  columns: {
    id_user: keptAccountId,
  },
  notPersonal: { nome: 'The name of the record' },
});
